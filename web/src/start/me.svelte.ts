/** Who I am to this server: my name and my tables. */
import { forgetTable, getMe, nameMe, returnAs } from '$lib/api'
import { withoutTracks } from '$lib/heading'
import type { Me, MyTable } from '../protocol'

/** The longest name a seat has room for. */
export const NAME_LENGTH = 24

class Myself {
  /** Whether the server has said yet who I am. */
  known = $state(false)
  name = $state('')
  tables = $state.raw<MyTable[]>([])

  async load(): Promise<void> {
    this.become(await getMe())
  }

  async call(name: string): Promise<void> {
    this.become(await nameMe({ name }))
  }

  /** Be who a private link belongs to, here from now on. */
  async returnAs(key: string): Promise<void> {
    this.become(await returnAs(key))
  }

  async forget(id: string): Promise<void> {
    await forgetTable(id)
    this.tables = this.tables.filter((table) => table.id !== id)
  }

  private become({ name, tables }: Me): void {
    this.known = true
    this.name = name
    this.tables = tables.map((table) => ({ ...table, heading: withoutTracks(table.heading) }))
  }
}

export const me = new Myself()

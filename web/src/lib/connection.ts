/** The line to the server: a WebSocket that comes back by itself, soon at first, then more patiently. */
import type {
  Answer,
  Begin,
  Confirm,
  Earlier,
  Foresee,
  Free,
  Hello,
  Look,
  Order,
  Pace,
  Ready,
  Relink,
  Settle,
  Sit,
  Try,
  Undo,
  Vote
} from '../protocol'

/** What the page says that is answered with done or refused. */
export type Act = Answer | Confirm | Undo | Vote | Order | Settle | Free | Sit | Ready | Begin | Relink | Pace
/** All the page says. */
export type Said = Act | Hello | Try | Foresee | Earlier | Look

export interface Listener {
  open: () => void
  message: (data: unknown) => void
  state: (online: boolean, reason: string) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** A line that is cut sooner than this after it was opened is no reason to hurry. */
const HELD = 2_000
/** Close codes after which asking again is pointless: no such table, no right to be here, rules that have changed. */
const FINAL = { 4403: 'web-no-entry', 4404: 'web-no-table', 4409: 'web-stuck' } as const

export class Connection {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private readonly wake = (): void => this.hurry()

  constructor(
    private readonly table: string,
    private readonly listener: Listener
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Whether it could be sent. */
  send(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`)
    this.socket = socket
    let opened = Infinity
    socket.onopen = () => {
      opened = Date.now()
      this.listener.state(true, '')
      this.listener.open()
    }
    socket.onmessage = (event) => this.listener.message(JSON.parse(event.data as string))
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      if (Date.now() - opened > HELD) this.wait = FIRST_WAIT
      const final = FINAL[event.code as keyof typeof FINAL]
      this.listener.state(false, final ?? 'web-reconnecting')
      if (final) this.close()
      else this.later()
    }
  }

  private later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** The lid is open again, or the network is back. */
  private hurry(): void {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT
      clearTimeout(this.timer)
      this.connect()
    }
  }
}

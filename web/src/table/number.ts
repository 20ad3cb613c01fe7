import type { OptionWords } from '../protocol'

/** The number an option stands for: the last one in its id, as in `ammo:3`. */
export const numberOf = (option: OptionWords): string => option.id.match(/(\d+)(?!.*\d)/)?.[1] ?? option.text

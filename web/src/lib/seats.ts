/** Colours of seats. Each has a shape of its own, so that nobody needs to tell colours apart. */
export const COLOURS = ['amber', 'teal', 'rose', 'violet', 'lime', 'sky'] as const
export type Colour = (typeof COLOURS)[number]

/** Shapes on a field of 16 by 16. */
const SHAPES: Record<Colour, string> = {
  amber: 'M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
  teal: 'M2 2h12v12H2z',
  rose: 'M8 0l8 8l-8 8l-8-8z',
  violet: 'M8 1l8 14H0z',
  lime: 'M4 1h8l4 7l-4 7H4L0 8z',
  sky: 'M5.5 0h5v5.5H16v5h-5.5V16h-5v-5.5H0v-5h5.5z'
}

const isColour = (name: string): name is Colour => name in SHAPES

export const shapeOf = (colour: string): string => SHAPES[isColour(colour) ? colour : 'amber']

/** The colour itself, as a CSS value; `base.css` defines it for light and dark. */
export const hueOf = (colour: string): string => (isColour(colour) ? `var(--seat-${colour})` : 'var(--quiet)')

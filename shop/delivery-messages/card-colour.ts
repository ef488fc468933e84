/** The leading colour of the shop as LINE takes it, and whether white or dark text is read on it. */
export type CardColour = { ground: string; textIs: 'white' | 'dark' }

const leaf = '#0b7a3b'
/** Above this luminance dark text has the better contrast (WCAG 2.2). */
const middle = 0.179

export function cardColour(colour: string = leaf): CardColour {
  const long = colour.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3')
  const ground = /^#[\da-f]{6}$/i.test(long) ? long : leaf
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(ground.slice(at, at + 2), 16) / 255),
  )
  return { ground, textIs: 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle ? 'dark' : 'white' }
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** White is read on each of them; runs of a day take them in turn. */
const colours = [
  '#0b6b34',
  '#1d4ed8',
  '#a33b12',
  '#7e22ce',
  '#0f6674',
  '#ae1857',
  '#565a10',
  '#334155',
] as const

export const runColour = (place: number): string => colours[(place - 1) % colours.length] ?? colours[0]

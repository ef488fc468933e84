const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A mix of two colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to)
  return `#${channels(from)
    .map((channel, at) =>
      Math.round(channel + ((other[at] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number) => mix(colour, '#1a1410', share)

/** The perceived brightness of a colour, 0 to 1. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** A readable text colour: white on dark, a deep shade of the colour on light. */
export const inkOn = (colour: string) => (brightness(colour) > 0.66 ? darker(colour, 0.75) : '#ffffff')

const white = '#ffffff'
const ink = '#16211b'
const paper = '#fbfaf6'
const leastContrast = 4.5

type Rgb = [red: number, green: number, blue: number]

function rgbOf(hex: string): Rgb {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const long = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  if (!parts) throw new Error(`Not a colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue]
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  const linear = (part: number) =>
    part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The more readable text colour on a fill. */
export function readableOn(hex: string): '#ffffff' | '#16211b' {
  return contrast(white, hex) >= contrast(ink, hex) ? white : ink
}

/** The colour itself, or its first shade that is readable (4.5:1) on the background. */
export function darkenToReadable(hex: string, ground: string = paper): string {
  return darkenUntil(hex, (shade) => contrast(shade, ground) >= leastContrast)
}

/**
 * Mid tones fall just short of 4.5:1 with both white and ink, so they are darkened until white is readable.
 */
export function fillToReadable(hex: string): string {
  return darkenUntil(hex, (shade) => contrast(readableOn(shade), shade) >= leastContrast)
}

/** The colour mixed with white as in the stylesheet, to measure text on it. */
export function tintOf(hex: string, share: number): string {
  return hexOf(rgbOf(hex).map((part) => part * share + 255 * (1 - share)) as Rgb)
}

function darkenUntil(hex: string, reads: (shade: string) => boolean): string {
  const full = rgbOf(hex)
  for (let keep = 1; keep > 0; keep -= 0.02) {
    const shade = hexOf(full.map((part) => part * keep) as Rgb)
    if (reads(shade)) return shade
  }
  return ink
}

import { fontFamily } from '#database/seeds/drawings/fonts.ts'

const marksWithoutWidth = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/

/** Approximate letter widths in ems of the bold face, since librsvg cannot fit text to a width. */
function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (marksWithoutWidth.test(letter)) return sum
    if (letter === ' ' || letter === '.') return sum + 0.28
    if (/[A-ZMWฌฒณญฐ]/.test(letter)) return sum + 0.72
    return sum + 0.61
  }, 0)
}

type Writing = {
  x: number
  y: number
  width: number
  size: number
  colour: string
  light?: boolean
  extra?: string
}

/** One centred line, as large as `size` and the width allow; y is its baseline. */
export function write(text: string, { x, y, width, size, colour, light, extra = '' }: Writing): string {
  const fitted = Math.min(size, width / Math.max(0.5, emsOf(text)))
  const letters = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${fontFamily}" font-weight="${light ? 400 : 700}" font-size="${fitted.toFixed(1)}" fill="${colour}" ${extra}>${letters}</text>`
}

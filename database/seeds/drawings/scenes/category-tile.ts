import { canvas } from '#database/seeds/drawings/canvas.ts'
import { lighter } from '#database/seeds/drawings/colours.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import { drawStands } from '#database/seeds/drawings/scenes/shelf.ts'

const side = 320

/** A square tile for a category: up to three packs on the department's tint. */
export function drawCategoryTile(looks: readonly Look[], colour: string): string {
  const ground = 286
  const [first, second, third] = looks
  const stands = [
    ...(second ? [{ look: second, x: 92, ground: ground - 14, height: 176, turn: -3 }] : []),
    ...(third ? [{ look: third, x: 232, ground: ground - 14, height: 170, turn: 3 }] : []),
    ...(first ? [{ look: first, x: 160, ground, height: second ? 214 : 236, widest: 210 }] : []),
  ]
  const art = `<rect width="${side}" height="${side}" fill="${lighter(colour, 0.8)}"/><circle cx="160" cy="150" r="128" fill="${lighter(colour, 0.9)}"/><path d="M0 262Q160 236 320 262V320H0Z" fill="${lighter(colour, 0.7)}"/>`
  return canvas(side, side, art + drawStands(stands, 't'))
}

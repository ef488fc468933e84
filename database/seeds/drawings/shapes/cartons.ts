import { place } from '#database/seeds/drawings/canvas.ts'
import { darker, lighter } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, type Look, rect } from '#database/seeds/drawings/pack.ts'

type Block = { width: number; height: number; depth: number; rise: number }

/** A carton seen a little from the right and above: front, side and top. */
function block(look: Look, id: string, { width, height, depth, rise }: Block): string {
  const left = -(width + depth) / 2
  const right = left + width
  const side = `M${right} 0L${right + depth} ${-rise}V${-height - rise}L${right} ${-height}Z`
  const top = `M${left} ${-height}H${right}L${right + depth} ${-height - rise}H${left + depth}Z`
  return (
    `<path d="${side}" fill="${darker(look.field, 0.24)}"/><path d="M${right} ${-height * 0.42}L${right + depth} ${-height * 0.42 - rise}V${-height * 0.56 - rise}L${right} ${-height * 0.56}Z" fill="${darker(look.plate, 0.1)}"/>` +
    `<path d="${top}" fill="${lighter(look.field, 0.35)}"/>` +
    filled(
      id,
      `M${left} ${-height}H${right}V0H${left}Z`,
      printLabel(look, { x: left, y: -height, width, height }),
      'puffy',
    )
  )
}

/** One-litre carton with a screw cap. */
export const carton: DrawShape = (look, id) => {
  const cap = `<ellipse cx="6" cy="-458" rx="34" ry="10" fill="${darker(look.plate, 0.2)}"/><path d="M-28-484V-458Q6-444 40-458V-484Z" fill="${look.plate}"/><ellipse cx="6" cy="-484" rx="34" ry="10" fill="${lighter(look.plate, 0.25)}"/>`
  return {
    art: block(look, id, { width: 200, height: 430, depth: 56, rise: 36 }) + cap,
    width: 256,
    height: 494,
  }
}

/** Small carton with a straw. */
export const brick: DrawShape = (look, id) => {
  const straw =
    '<path d="M34-346V-424L78-452" stroke="#fff" stroke-width="13" fill="none" stroke-linejoin="round"/><path d="M34-346V-424L78-452" stroke="#d7dde2" stroke-width="4" fill="none" stroke-linejoin="round"/>'
  return {
    art: straw + block(look, id, { width: 184, height: 330, depth: 50, rise: 30 }),
    width: 234,
    height: 452,
  }
}

/** Biscuit or tissue box. */
export const box: DrawShape = (look, id) => ({
  art: block(look, id, { width: 290, height: 340, depth: 70, rise: 44 }),
  width: 360,
  height: 384,
})

/** Low boxes for bars of soap or strips of gum, one lying on another. */
export const bar: DrawShape = (look, id) => {
  const wide = 330
  const high = 190
  const left = -(wide + 60) / 2
  const single = (own: string) =>
    `<path d="M${left + wide} 0l60-40v${-high}l-60 40Z" fill="${darker(look.field, 0.24)}"/><path d="M${left} ${-high}h${wide}l60-40h${-wide}Z" fill="${lighter(look.field, 0.4)}"/>` +
    filled(
      own,
      `M${left} ${-high}h${wide}V0h${-wide}Z`,
      rect({ x: left, y: -high, width: wide, height: high }, look.field) +
        printLabel(look, { x: left, y: -high - 18, width: wide, height: high + 30 }),
      'puffy',
    )
  return {
    art: single(id) + place(single(`${id}2`), { x: 16, y: -high - 14, turn: -3 }),
    width: 400,
    height: 430,
  }
}

import { canvas, groundShadow, place } from '#database/seeds/drawings/canvas.ts'
import { brightness, lighter, mix } from '#database/seeds/drawings/colours.ts'
import { drawMotif } from '#database/seeds/drawings/motifs/motifs.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'
import { drawPack } from '#database/seeds/drawings/shapes/shapes.ts'

export const productSize = 720
/** Wide enough for two columns of a phone at three times its pixels. */
export const productPixels = 600
const ground = 644
const tallest = 572

/** Small packs are sold in groups and drawn as a group. */
const inCompany = new Set<ShapeName>(['yoghurt', 'brick', 'sachet', 'cup', 'can', 'glass', 'tin'])

/** The background of every product picture: a soft tint, a light circle and a plain floor. */
export function backdrop(tint: string, size = productSize): string {
  const middle = size / 2
  return `<rect width="${size}" height="${size}" fill="${lighter(tint, 0.8)}"/><circle cx="${middle}" cy="${size * 0.48}" r="${size * 0.42}" fill="${lighter(tint, 0.91)}"/><path d="M0 ${size * 0.82}Q${middle} ${size * 0.75} ${size} ${size * 0.82}V${size}H0Z" fill="${lighter(tint, 0.72)}"/>`
}

/** A dark flavour such as cola would make a muddy background, so the brand's colour is used. */
export const tintOf = ({ accent, field, plate }: Look) =>
  brightness(accent) < 0.3 && brightness(plate) < 0.7 ? mix(plate, accent, 0.15) : mix(accent, field, 0.35)

/** One product on its tint, with its flavour's motif at the foot. */
export function drawProduct(look: Look): string {
  const pack = drawPack(look, 'a')
  const pair = inCompany.has(look.shape)
  const scale = Math.min(tallest / pack.height, (pair ? 400 : 500) / pack.width, 1.42) * look.bulk
  const shift = pair ? 46 : 0
  const reach = (pack.width * scale) / 2
  const tint = tintOf(look)
  const friend = pair
    ? groundShadow(360 - reach * 0.62, ground - 18, pack.width * scale * 0.84) +
      place(drawPack(look, 'b').art, { x: 360 - reach * 0.62, y: ground - 20, scale: scale * 0.88, turn: -4 })
    : ''
  const motif = drawMotif(look.motif, look.accent)
  const side = 360 + shift + reach
  const near = place(motif, { x: Math.min(side + 6, 640), y: ground - 38, scale: 1.2, turn: 8 })
  const far = pair
    ? ''
    : place(motif, { x: Math.max(360 - reach - 18, 70), y: ground - 52, scale: 0.84, turn: -16 })
  return canvas(
    productSize,
    productSize,
    backdrop(tint) +
      friend +
      far +
      groundShadow(360 + shift, ground, pack.width * scale) +
      place(pack.art, { x: 360 + shift, y: ground, scale }) +
      groundShadow(Math.min(side + 6, 640), ground + 20, 90) +
      near,
    productPixels,
  )
}

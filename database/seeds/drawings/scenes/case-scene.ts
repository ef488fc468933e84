import { canvas, groundShadow, place } from '#database/seeds/drawings/canvas.ts'
import { darker, inkOn, lighter } from '#database/seeds/drawings/colours.ts'
import { drawMotif } from '#database/seeds/drawings/motifs/motifs.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import {
  backdrop,
  productPixels,
  productSize,
  tintOf,
} from '#database/seeds/drawings/scenes/product-scene.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'
import { drawPack } from '#database/seeds/drawings/shapes/shapes.ts'
import { write } from '#database/seeds/drawings/text.ts'

const underFilm = new Set<ShapeName>(['bottle', 'soda', 'can', 'glass', 'yoghurt'])
const kraft = '#cfa06a'

/**
 * The big unit of a product: bottles and cans under film, others as a printed carton with one piece in front.
 */
export function drawCase(look: Look, unitName: string): string {
  const art = underFilm.has(look.shape) ? filmPack(look) : cartonCase(look, unitName)
  return canvas(productSize, productSize, backdrop(tintOf(look)) + art, productPixels)
}

function filmPack(look: Look): string {
  const pack = drawPack(look, 'p0')
  const scale = Math.min(400 / pack.height, 150 / pack.width)
  const step = pack.width * scale * 0.98
  const row = (y: number, shift: number, name: string, size: number) =>
    [-1, 0, 1]
      .map((at) =>
        place(drawPack(look, `${name}${at + 1}`).art, {
          x: 360 + shift + at * step * size,
          y,
          scale: scale * size,
        }),
      )
      .join('')
  const left = 360 - step * 1.56
  const top = 610 - pack.height * scale
  const film = `<path d="M${left} ${top + 60}Q${left} ${top + 30} ${left + 30} ${top + 26}H${720 - left - 30}Q${720 - left} ${top + 30} ${720 - left} ${top + 60}V606Q${720 - left} 622 ${704 - left} 622H${left + 16}Q${left} 622 ${left} 606Z" fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".75" stroke-width="4"/><path d="M${left + 22} ${top + 70}V580M${left + 44} ${top + 60}V470M${700 - left} ${top + 80}L${650 - left} 590" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>`
  return groundShadow(360, 618, step * 3.2) + row(576, 30, 'q', 0.95) + row(616, 0, 'p', 1) + film
}

function cartonCase(look: Look, unitName: string): string {
  const print = '#5e3d1e'
  const front = `<path d="M96 250H500V600H96Z" fill="${kraft}"/><path d="M500 250L624 196V536L500 600Z" fill="${darker(kraft, 0.22)}"/><path d="M96 250L220 196H624L500 250Z" fill="${lighter(kraft, 0.28)}"/><path d="M292 250L416 196" stroke="${darker(kraft, 0.15)}" stroke-width="4"/><path d="M256 250l124-54h72l-124 54v64h-72Z" fill="#f3e2c0" opacity=".75"/>`
  const band = `<path d="M96 350H500V470H96Z" fill="${look.field}"/><path d="M500 350L624 292V408L500 470Z" fill="${darker(look.field, 0.25)}"/>`
  const words =
    write(look.brand, { x: 250, y: 432, width: 260, size: 74, colour: inkOn(look.field) }) +
    write(`${look.word} ${look.size}`, { x: 250, y: 520, width: 270, size: 32, colour: print }) +
    write(unitName, { x: 150, y: 322, width: 100, size: 34, colour: print })
  const pack = drawPack(look, 'one')
  const scale = Math.min(300 / pack.height, 240 / pack.width)
  return (
    groundShadow(350, 596, 560) +
    front +
    band +
    words +
    place(drawMotif(look.motif, look.accent), { x: 440, y: 306, scale: 0.72 }) +
    groundShadow(540, 652, pack.width * scale) +
    place(pack.art, { x: 540, y: 650, scale })
  )
}

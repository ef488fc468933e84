import { groundShadow, place } from '#database/seeds/drawings/canvas.ts'
import type { Look } from '#database/seeds/drawings/pack.ts'
import { drawPack } from '#database/seeds/drawings/shapes/shapes.ts'

type Stand = { look: Look; x: number; ground: number; height: number; turn?: number; widest?: number }

/** Packs side by side in the given order; each as high as requested unless too wide. */
export function drawStands(stands: readonly Stand[], id: string): string {
  return stands
    .map(({ look, x, ground, height, turn = 0, widest = height * 0.95 }, at) => {
      const pack = drawPack(look, `${id}${at}`)
      const scale = Math.min(height / pack.height, widest / pack.width)
      return groundShadow(x, ground, pack.width * scale) + place(pack.art, { x, y: ground, scale, turn })
    })
    .join('')
}

import type { LabelStyle } from '#database/seeds/catalogue/brands.ts'
import type { MotifName } from '#database/seeds/drawings/motif-names.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

/** The look of a pack, whatever its silhouette. */
export type Look = {
  shape: ShapeName
  /** The main colour, and the plate with the brand. */
  field: string
  plate: string
  paper: string
  accent: string
  motif: MotifName
  brand: string
  word: string
  size: string
  /** Its size relative to other sizes of the product; 1 is the biggest. */
  bulk: number
  label: LabelStyle
}

/** A drawn pack standing on y = 0, centred on x = 0. */
export type Pack = { art: string; width: number; height: number }

/** Draws one silhouette; `id` separates the clip paths of several packs in one picture. */
export type DrawShape = (look: Look, id: string) => Pack

type Shade = 'round' | 'puffy'

/** Fills an outline with `inside`, clipped at its edge, and adds light and shade. */
export function filled(id: string, outline: string, inside: string, shade: Shade = 'round'): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}<path d="${outline}" fill="url(#${shade})"/></g>`
}

export type Box = { x: number; y: number; width: number; height: number }

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`

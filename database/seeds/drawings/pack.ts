import type { LabelStyle } from '#database/seeds/catalogue/brands.ts'
import type { MotifName } from '#database/seeds/drawings/motif-names.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

/** What a pack looks like, whatever its silhouette. */
export type Look = {
  shape: ShapeName
  /** The colour most of the pack has, and the plate that carries the brand. */
  field: string
  plate: string
  paper: string
  accent: string
  motif: MotifName
  brand: string
  word: string
  size: string
  /** How big it looks beside other sizes of the same goods; 1 is the biggest. */
  bulk: number
  label: LabelStyle
}

/** A drawn pack standing on y = 0, centred on x = 0. */
export type Pack = { art: string; width: number; height: number }

/** Draws one silhouette; `id` keeps clip paths of several packs in one picture apart. */
export type DrawShape = (look: Look, id: string) => Pack

type Shade = 'round' | 'puffy'

/** Fills an outline with `inside`, cut at its edge, and lays light and shade over it. */
export function filled(id: string, outline: string, inside: string, shade: Shade = 'round'): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}<path d="${outline}" fill="url(#${shade})"/></g>`
}

export type Box = { x: number; y: number; width: number; height: number }

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`

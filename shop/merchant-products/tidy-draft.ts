import {
  type PriceMatrix,
  type ProductDraft,
  priceField,
  priceMatrix,
  productTexts,
  typeField,
  type UnitPosition,
  unitPositions,
} from './product-draft.ts'

export const longestShortName = 100

const severalLines = new Set(['descriptionTh', 'descriptionEn'])

/** Without a zero byte or stray spaces; Thai marks in one order of writing. */
function tidyText(field: string, text: string): string {
  const written = text.normalize('NFC').replaceAll('\u200b', '')
  return severalLines.has(field)
    ? written.replace(/\r\n?/g, '\n').trim()
    : written.replace(/\s+/g, ' ').trim()
}

/** A price without a type takes that of unit 1, which is with tax unless said; a blank price has no type. */
export function tidyPrices(matrix: PriceMatrix, unitCount: number): PriceMatrix {
  return priceMatrix((level, unit) => {
    const price = unit <= unitCount ? matrix[priceField(level, unit)] : null
    const type = matrix[typeField(level, unit)] ?? matrix[typeField(level, 1)] ?? 1
    return { price, type: price === null ? null : type }
  })
}

/** A draft as it is sent; how many units are shown may be left to their rates. */
export type SentDraft = Omit<ProductDraft, 'unitCount'> & { unitCount: UnitPosition | null }

/** A unit is sold when its rate is above 0. */
export function unitCountOf(draft: Pick<ProductDraft, `unit${UnitPosition}Rate`>): UnitPosition {
  const sold = unitPositions.filter((unit) => (draft[`unit${unit}Rate`] ?? 0) > 0)
  return sold.at(-1) ?? 1
}

/** A name that is longer than a short name may be, cut to fit. */
const shortened = (name: string) => name.slice(0, longestShortName).toWellFormed().trimEnd()

/**
 * A draft as it is stored: units that are not shown are empty, a blank English or short name is filled by the
 * other.
 */
export function tidyDraft(sent: SentDraft): ProductDraft {
  const draft: ProductDraft = { ...sent, unitCount: sent.unitCount ?? unitCountOf(sent) }
  const tidy = { ...draft }
  for (const field of productTexts) tidy[field] = tidyText(field, draft[field])
  for (const unit of unitPositions) {
    if (unit <= draft.unitCount) {
      tidy[`unit${unit}NameEn`] ||= tidy[`unit${unit}NameTh`]
      continue
    }
    for (const part of ['Code', 'NameTh', 'NameEn'] as const) tidy[`unit${unit}${part}`] = ''
    tidy[`barcode${unit}`] = ''
    // The specification asks for the rate of unit 2 even where it is not shown.
    if (unit === 3 || draft.unit2Rate !== null) tidy[`unit${unit}Rate`] = 0
  }
  if (draft.unitCount === 1) tidy.unit1Rate ??= 1
  tidy.nameEn ||= tidy.nameTh
  tidy.shortNameTh ||= shortened(tidy.nameTh)
  tidy.shortNameEn ||= tidy.shortNameTh === shortened(tidy.nameTh) ? shortened(tidy.nameEn) : tidy.shortNameTh
  tidy.materialType ||= 'FG'
  return { ...tidy, ...tidyPrices(draft, draft.unitCount), pictures: [...new Set(draft.pictures)] }
}

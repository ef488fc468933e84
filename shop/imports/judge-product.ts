import { differences } from '../activity/differences.ts'
import { type DraftFacts, draftErrors } from '../merchant-products/draft-errors.ts'
import { blankProduct, type ProductDraft } from '../merchant-products/product-draft.ts'
import { tidyDraft } from '../merchant-products/tidy-draft.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { DraftCells } from './import-columns.ts'
import type { ImportKind } from './import-kinds.ts'

/** What a row of a file would do; `after` and `before` have only the fields that differ. */
export type Judged =
  | { outcome: 'unchanged' }
  | { outcome: 'added'; after: object }
  | { outcome: 'changed'; before: object; after: object }
  | { outcome: 'wrong'; reasons: FieldReason[] }

/** The errors of a draft, as reasons of its row. */
export function reasonsOfDraft(draft: ProductDraft, facts: DraftFacts): FieldReason[] {
  return Object.entries(draftErrors(draft, facts)).map(([field, { th, en }]) => ({ field, th, en }))
}

const hasUnits = (cells: DraftCells) => 'unit1Rate' in cells || 'unit2Rate' in cells || 'unit3Rate' in cells

/** The product as the row wants it: what it does not name stays. */
function wishedDraft(saved: ProductDraft | undefined, cells: DraftCells): ProductDraft {
  const base = saved ?? blankProduct
  const unitCount = cells.unitCount ?? (hasUnits(cells) || !saved ? null : base.unitCount)
  return tidyDraft({ ...base, ...cells, unitCount })
}

const known = new Set([1, 2, 3])

/** Judges one row of products or prices with every rule of the form. */
export function judgeProduct(
  kind: ImportKind,
  { cells, saved }: { cells: DraftCells; saved: ProductDraft | undefined },
  facts: DraftFacts,
): Judged {
  if (!saved && kind !== 'products')
    return {
      outcome: 'wrong',
      reasons: [{ field: 'code', th: 'ไม่มีสินค้ารหัสนี้', en: 'There is no product with this code' }],
    }
  if (cells.unitCount !== undefined && !known.has(cells.unitCount))
    return {
      outcome: 'wrong',
      reasons: [{ field: 'unitCount', th: 'ต้องเป็น 1, 2 หรือ 3', en: 'Must be 1, 2 or 3' }],
    }
  // Older products may break a rule of today; a row that repeats them asks for nothing.
  if (saved && isRepeated(saved, cells)) return { outcome: 'unchanged' }
  const draft = wishedDraft(saved, cells)
  const reasons = reasonsOfDraft(draft, facts)
  if (reasons.length > 0) return { outcome: 'wrong', reasons }
  const [before, after] = differences(saved ?? blankProduct, draft)
  if (Object.keys(after).length === 0) return { outcome: 'unchanged' }
  return saved ? { outcome: 'changed', before, after } : { outcome: 'added', after }
}

const isRepeated = (saved: ProductDraft, cells: DraftCells) =>
  Object.entries(cells).every(([field, value]) => saved[field as keyof ProductDraft] === value)

import { sql } from 'kysely'
import { addActivities } from '#api/activity/add-activities.ts'
import type { Db } from '#api/kit/database.ts'
import { loadProducts } from '#api/merchant-products/product-row.ts'
import type { DraftCells } from '#shop/imports/import-columns.ts'
import { judgeProduct, reasonsOfDraft } from '#shop/imports/judge-product.ts'
import { draftOf } from '#shop/merchant-products/draft-of.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { blankProduct, type ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadBatchFacts } from './batch-facts.ts'
import { type KindWork, leftAlone, type PendingRow, type RowResult, type WorkContext } from './kind-work.ts'
import { insertDrafts, updateDrafts, writeDraftPrices } from './write-drafts.ts'

type Saved = Map<string, MerchantProduct>
/** What a product shall be, and the row that says so. */
type Wish = { row: number; before: ProductDraft | undefined; draft: ProductDraft; version: number }
type Pondered = Wish | RowResult

export const savedOf = async (
  tx: Db,
  { saleUnit, now }: WorkContext,
  codes: readonly string[],
): Promise<Saved> =>
  new Map(
    (await loadProducts(tx, saleUnit, codes, bangkokDay(now))).map((product) => [product.code, product]),
  )

/** The products as they are saved, which nobody else changes until the end; by code, as everybody locks. */
export async function lockProducts(
  tx: Db,
  context: WorkContext,
  rows: readonly { subject: string }[],
): Promise<Saved> {
  const codes = [...new Set(rows.map(({ subject }) => subject))].toSorted()
  await sql`
    select from products p where p.sale_unit = ${context.saleUnit} and p.code = any(${codes}::text[])
    order by p.code for no key update`.execute(tx)
  return savedOf(tx, context, codes)
}

const check: KindWork['check'] = async (tx, context, rows) => {
  const saved = await savedOf(
    tx,
    context,
    rows.map(({ subject }) => subject),
  )
  const draftSaved = (code: string) => {
    const product = saved.get(code)
    return product && draftOf(product)
  }
  const named = rows.map(({ subject, cells }) => ({ ...draftSaved(subject), ...(cells as DraftCells) }))
  const facts = await loadBatchFacts(tx, context.saleUnit, named, false)
  return rows.map(({ row, subject, cells }) => {
    const product = saved.get(subject)
    const judged = judgeProduct(
      context.kind,
      { cells: { ...(cells as DraftCells), code: subject }, saved: draftSaved(subject) },
      facts(subject, !product),
    )
    return { row, ...judged, ...(product && { seen: String(product.version) }) }
  })
}

function ponderApply({ row, subject, outcome, after, seen }: PendingRow, saved: Saved): Pondered {
  const product = saved.get(subject)
  if (outcome === 'added')
    return product
      ? { row, state: 'refused', reasons: [...leftAlone.taken] }
      : { row, before: undefined, draft: { ...blankProduct, ...after }, version: 0 }
  if (!product) return { row, state: 'refused', reasons: [...leftAlone.gone] }
  if (String(product.version) !== seen) return { row, state: 'refused', reasons: [...leftAlone.stale] }
  const before = draftOf(product)
  return { row, before, draft: { ...before, ...after }, version: product.version }
}

/** Orders, carts and the search speak of a product that was added, so it is taken off sale, not removed. */
function ponderUndo({ row, subject, outcome, before: was, leftAs }: PendingRow, saved: Saved): Pondered {
  const product = saved.get(subject)
  if (!product) return { row, state: 'kept', reasons: [...leftAlone.gone] }
  if (String(product.version) !== leftAs) return { row, state: 'kept', reasons: [...leftAlone.changedSince] }
  const before = draftOf(product)
  const draft = { ...before, ...(outcome === 'added' ? { active: false } : was) }
  return { row, before, draft, version: product.version }
}

const isWish = (pondered: Pondered): pondered is Wish => 'draft' in pondered

type Writing = { done: RowResult['state']; not: RowResult['state']; what: string }

async function write(
  tx: Db,
  context: WorkContext,
  pondered: readonly Pondered[],
  { done, not, what }: Writing,
): Promise<RowResult[]> {
  const { saleUnit, now, by } = context
  const wishes = pondered.filter(isWish)
  const facts = await loadBatchFacts(
    tx,
    saleUnit,
    wishes.map(({ draft }) => draft),
    true,
  )
  const judged = wishes.map((wish) => ({
    wish,
    reasons: reasonsOfDraft(wish.draft, facts(wish.draft.code, !wish.before)),
  }))
  const right = judged.filter(({ reasons }) => reasons.length === 0).map(({ wish }) => wish)
  const drafts = right.map(({ draft }) => draft)
  await updateDrafts(
    tx,
    saleUnit,
    right.filter(({ before }) => before).map(({ draft }) => draft),
  )
  await insertDrafts(
    tx,
    saleUnit,
    right.filter(({ before }) => !before).map(({ draft }) => draft),
  )
  await writeDraftPrices(tx, saleUnit, drafts)
  if (drafts.length > 0)
    await sql`select products_changed_1(${saleUnit}, ${drafts.map(({ code }) => code).toSorted()}::text[])`.execute(
      tx,
    )
  await addActivities(
    tx,
    { saleUnit, at: now, by },
    'product',
    right.map(({ before, draft }) => ({ subject: draft.code, what, before, after: draft })),
  )
  return [
    ...pondered.filter((each): each is RowResult => !isWish(each)),
    ...judged.map(
      ({ wish: { row, version }, reasons }): RowResult =>
        reasons.length > 0 ? { row, state: not, reasons } : { row, state: done, leftAs: String(version + 1) },
    ),
  ]
}

/** Products and their prices; a file of prices is the same with fewer columns, and adds none. */
export const productWork: KindWork = {
  check,
  apply: async (tx, context, rows) => {
    const saved = await lockProducts(tx, context, rows)
    return write(
      tx,
      context,
      rows.map((row) => ponderApply(row, saved)),
      {
        ...{ done: 'applied', not: 'refused', what: 'imported' },
      },
    )
  },
  undo: async (tx, context, rows) => {
    const saved = await lockProducts(tx, context, rows)
    return write(
      tx,
      context,
      rows.map((row) => ponderUndo(row, saved)),
      {
        ...{ done: 'undone', not: 'kept', what: 'import undone' },
      },
    )
  },
}

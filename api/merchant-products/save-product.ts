import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { draftErrors } from '#shop/merchant-products/draft-errors.ts'
import { draftOf } from '#shop/merchant-products/draft-of.ts'
import { draftWarnings } from '#shop/merchant-products/draft-warnings.ts'
import type { saveProductContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { draftFields, reasonsOf, wireNameOf } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import type { ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { tidyDraft } from '#shop/merchant-products/tidy-draft.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadFacts } from './draft-facts.ts'
import { loadProducts } from './product-row.ts'
import { staleProduct } from './stale-product.ts'
import { insertProduct, keepPictures, updateProduct, writePrices } from './write-product.ts'

const uniqueViolation = '23505'

export const saveProduct: Handler<typeof saveProductContract> = async (request, context) => {
  const { saleUnit, version, ...sent } = request
  const draft = tidyDraft(sent)
  const by = await actingStaff(context)
  const { db, now } = context
  const day = bangkokDay(now)
  try {
    await db.transaction().execute((tx) => write(tx, context, { saleUnit, version, draft, by }))
  } catch (error) {
    // Two new products with one code at the same moment: the later one is told as if it had come later.
    if ((error as { code?: string }).code === uniqueViolation) throw invalid({ code: codeTaken(draft.code) })
    throw error
  }
  const [product] = await loadProducts(db, saleUnit, [draft.code], day)
  if (!product) throw refuse(merchantProductsProblems.none)
  const warnings = draftWarnings(draft, await vatPercentOn(db, day))
  return { product, warnings: warnings.map(({ field, th, en }) => ({ field: wireNameOf(field), th, en })) }
}

const codeTaken = (code: string) => ({
  th: `มีสินค้ารหัส ${code} อยู่แล้ว`,
  en: `There is already a product ${code}`,
})

const invalid = (errors: Parameters<typeof reasonsOf<keyof ProductDraft>>[0]) =>
  new Problem(merchantProductsProblems.invalid, {}, reasonsOf(errors, draftFields))

type Saving = { saleUnit: string; version: number; draft: ProductDraft; by: StaffMember }

async function write(tx: Db, { now }: Pick<Context, 'now'>, saving: Saving): Promise<void> {
  const { saleUnit, version, draft, by } = saving
  const saved = version === 0 ? undefined : await lockProduct(tx, saleUnit, draft.code, bangkokDay(now))
  if (saved && saved.version !== version) {
    const stale = await staleProduct(tx, { saleUnit, saved, draft })
    if (stale) throw stale
  }
  const before = saved && draftOf(saved)
  const errors = draftErrors(draft, await loadFacts(tx, saleUnit, { draft, saved: before }))
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (before && JSON.stringify(sorted(before)) === JSON.stringify(sorted(draft))) return
  if (before) await updateProduct(tx, saleUnit, draft)
  else await insertProduct(tx, saleUnit, draft)
  await writePrices(tx, saleUnit, draft)
  await keepPictures(tx, { saleUnit, at: now, before: before?.pictures ?? [], after: draft.pictures })
  await sql`select products_changed_1(${saleUnit}, ${[draft.code]}::text[])`.execute(tx)
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    {
      ...{ kind: 'product', subject: draft.code, what: before ? 'changed' : 'created' },
      ...(before ? { before, after: draft } : { after: draft }),
    },
  )
}

const sorted = (draft: ProductDraft) => Object.entries(draft).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The product as it is saved, which nobody else changes until the end. */
export async function lockProduct(tx: Db, saleUnit: string, code: string, day: string) {
  await sql`select from products p where p.sale_unit = ${saleUnit} and p.code = ${code} for no key update`.execute(
    tx,
  )
  const [saved] = await loadProducts(tx, saleUnit, [code], day)
  if (!saved) throw refuse(merchantProductsProblems.none)
  return saved
}

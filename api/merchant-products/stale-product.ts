import { z } from 'zod'
import type { Db } from '#api/kit/database.ts'
import type { StaleDetails } from '#shop/merchant-products/merchant-product-contracts.ts'
import { draftFields, type MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import type { DraftField, ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { Problem } from '#shop/problems/problem.ts'

type Stale = { saleUnit: string; saved: MerchantProduct; draft: ProductDraft }
type Difference = StaleDetails['differences'][number]

/** Every field that differs, by the wire's names. */
function differencesOf({ saved, draft }: Pick<Stale, 'saved' | 'draft'>): Difference[] {
  return (Object.keys(draftFields) as DraftField[])
    .filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(draft[field]))
    .map((field) => {
      const [name, schema] = draftFields[field]
      const onWire = (value: unknown) => z.encode(schema as z.ZodType, value) as Difference['saved']
      return { field: name, saved: onWire(saved[field]), yours: onWire(draft[field]) }
    })
}

/** The refusal of a save that was made from an older version; undefined when both say the same. */
export async function staleProduct(db: Db, stale: Stale): Promise<Problem | undefined> {
  const differences = differencesOf(stale)
  if (differences.length === 0) return undefined
  const last = await db
    .selectFrom('activity')
    .select(['by_name', 'at'])
    .where('sale_unit', '=', stale.saleUnit)
    .where('kind', '=', 'product')
    .where('subject', '=', stale.draft.code)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const details: StaleDetails = {
    version: stale.saved.version,
    changedBy: last?.by_name ?? '',
    changedAt: (last?.at ?? new Date(stale.saved.createdAt)).toISOString(),
    differences,
  }
  return new Problem(merchantProductsProblems.stale, { name: details.changedBy }, [], details)
}

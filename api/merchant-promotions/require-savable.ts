import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { moreDraftProblems } from '#shop/merchant-promotions/merchant-promotion-problems.ts'
import { fieldReason } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { type PromotionDraft, settleDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { type DraftProblem, whyNotSave } from '#shop/merchant-promotions/why-not-save.ts'
import { Problem } from '#shop/problems/problem.ts'

/** The settled draft, or a refusal with every problem at its field; the first is also the message. */
export async function requireSavable(
  db: Db,
  saleUnit: string,
  draft: PromotionDraft,
): Promise<PromotionDraft> {
  const settled = settleDraft(draft)
  refuseFor([...whyNotSave(draft), ...(await findUnknown(db, saleUnit, settled))])
  return settled
}

/** Fields that a price depends on: a draft is tried before it has a name. */
const pricingFields: ReadonlySet<DraftProblem['field']> = new Set(['tiers', 'saleProducts', 'freeProducts'])

export async function requirePriceable(
  db: Db,
  saleUnit: string,
  draft: PromotionDraft,
): Promise<PromotionDraft> {
  const settled = settleDraft(draft)
  const all = [...whyNotSave(draft), ...(await findUnknown(db, saleUnit, settled))]
  refuseFor(all.filter(({ field }) => pricingFields.has(field)))
  return settled
}

function refuseFor(problems: readonly DraftProblem[]): void {
  const [first] = problems
  if (first) throw new Problem(first.row, first.params, problems.map(fieldReason))
}

type Unknown = { field: keyof PromotionDraft; codes: string[] }
const mostNamed = 5

/** What the draft names and this centre does not have. */
async function findUnknown(db: Db, saleUnit: string, draft: PromotionDraft): Promise<DraftProblem[]> {
  const { saleProducts, freeProducts, customers, excluded, customerTypes, storeTypes } = draft
  const named = (
    [
      ['saleProducts', 'products', saleProducts],
      ['freeProducts', 'products', freeProducts],
      ['customers', 'customers', customers],
      ['excluded', 'customers', excluded],
      ['customerTypes', 'customer_types', customerTypes],
      ['storeTypes', 'store_types', storeTypes],
    ] as const
  ).filter(([, , codes]) => codes.length > 0)
  if (named.length === 0) return []
  const parts = named.map(
    ([field, table, codes]) => sql`select ${field}::text as field, array_agg(c.code order by c.code) as codes
      from unnest(${codes}::text[]) c (code)
      where not exists (select from ${sql.table(table)} k where k.sale_unit = ${saleUnit} and k.code = c.code)
      having count(*) > 0`,
  )
  const { rows } = await sql<Unknown>`${sql.join(parts, sql` union all `)}`.execute(db)
  const rowOf = (field: keyof PromotionDraft) =>
    field.endsWith('Products')
      ? moreDraftProblems.noSuchProduct
      : field.endsWith('Types')
        ? moreDraftProblems.noSuchType
        : moreDraftProblems.noSuchCustomer
  return rows.map(({ field, codes }) => ({
    field,
    row: rowOf(field),
    params: { codes: codes.slice(0, mostNamed).join(', ') + (codes.length > mostNamed ? ' …' : '') },
  }))
}

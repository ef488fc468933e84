import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { requireStaff } from '#api/payments/staff-member.ts'
import { aboutDraft } from '#api/promotions/promotion-about.ts'
import type {
  EditorGood,
  promotionDetailContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { merchantPromotionProblems } from '#shop/merchant-promotions/merchant-promotion-problems.ts'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { copyOf, newDraft, type PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { refuse } from '#shop/problems/problem.ts'
import { statusOf } from '#shop/promotions/promotion.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findKeptById, keptOf } from './kept-promotions.ts'

export const promotionDetail: Handler<typeof promotionDetailContract> = async (
  { id, copy = false },
  { db, caller, now },
) => {
  const { saleUnit } = requireStaff(caller)
  const today = bangkokDay(now)
  const promotion = await loadForEditor(db, saleUnit, { id, copy, today })
  const saleCode = await findSaleCode(db, caller)
  const [saleGoods, freeGoods, customers, about] = await Promise.all([
    findGoods(db, saleUnit, promotion.saleProducts),
    findGoods(db, saleUnit, promotion.freeProducts),
    findNamed(db, saleUnit, [...promotion.customers, ...promotion.excluded], saleCode),
    aboutDraft(db, saleUnit, { id: 'draft', products: goodsOf(promotion) }),
  ])
  const seen = new Set(customers.map(({ code }) => code))
  const onlySeen = (codes: string[]) =>
    saleCode === undefined ? codes : codes.filter((code) => seen.has(code))
  return {
    promotion: {
      ...promotion,
      customers: onlySeen(promotion.customers),
      excluded: onlySeen(promotion.excluded),
    },
    saleGoods,
    freeGoods,
    customers,
    about: about ?? null,
  }
}

type Asked = { id: string; copy: boolean; today: string }

async function loadForEditor(db: Db, saleUnit: string, { id, copy, today }: Asked): Promise<KeptPromotion> {
  if (id === 'new') return begun(newDraft(today), today)
  const row = await findKeptById(db, saleUnit, id)
  if (!row) throw refuse(merchantPromotionProblems.none)
  const kept = keptOf(row, today)
  return copy ? begun(copyOf(kept, today), today) : kept
}

const begun = (draft: PromotionDraft, today: string): KeptPromotion => ({
  ...draft,
  id: '',
  version: 0,
  status: statusOf(draft, today),
  isArchived: false,
})

/** The goods of a draft as rows of its description. */
export const goodsOf = ({
  saleProducts,
  freeProducts,
}: Pick<PromotionDraft, 'saleProducts' | 'freeProducts'>) => [
  ...saleProducts.map((code) => ({ side: 'sale', code })),
  ...freeProducts.map((code) => ({ side: 'free', code })),
]

/** The products of a promotion, also those that are not sold at present. */
async function findGoods(db: Db, saleUnit: string, codes: readonly string[]): Promise<EditorGood[]> {
  const { rows } = await sql<EditorGood>`
    select p.code, p.name_th as "nameTh", p.name_en as "nameEn", p.active, p.pictures[1] as picture,
      coalesce(nullif(p.unit3_name_th, ''), nullif(p.unit2_name_th, ''), p.unit1_name_th) as "unitTh",
      coalesce(nullif(p.unit3_name_en, ''), nullif(p.unit2_name_en, ''), p.unit1_name_en) as "unitEn"
    from products p where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]}::text[]) order by p.code`.execute(
    db,
  )
  return rows
}

/** A salesperson sees their own customers only. */
async function findNamed(db: Db, saleUnit: string, codes: readonly string[], saleCode: string | undefined) {
  const { rows } = await sql<{ code: string; name: string }>`
    select c.code, c.name from customers c where c.sale_unit = ${saleUnit} and c.code = any(${[...codes]}::text[])
      and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`} order by c.code`.execute(db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { pointsMaterialType } from '#shop/catalogue/product.ts'
import { commonWords, type NamedUnit, type PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { batchCache } from '#shop/time/loading-cache.ts'
import type { PromotionRow } from './find-promotions.ts'

type Both = { th: string; en: string }
type SideRow = {
  id: string
  side: 'sale' | 'free'
  count: number
  first: Both
  last: Both
  brands: Both[]
  groups: Both[]
  units: NamedUnit[][]
  points: boolean
}

const cache = batchCache<PromotionAbout>({ freshMs: 60_000 })
const mostGroups = 3

/** Each promotion's description by id, cached for a minute, since names change rarely. */
export async function aboutPromotions(
  db: Db,
  saleUnit: string,
  rows: readonly PromotionRow[],
): Promise<Map<string, PromotionAbout>> {
  // A changed promotion is another one here, since its products may have changed.
  const keys = rows.map(({ id, version }) => `${id} ${version}`)
  const about = await cache(db, saleUnit, keys, async (missing) => {
    const wanted = new Set(missing)
    const loaded = await loadAbout(
      db,
      saleUnit,
      rows.filter((_, at) => wanted.has(keys[at] ?? '')),
    )
    return new Map(
      rows.flatMap(({ id }, at) => {
        const found = loaded.get(id)
        return found && keys[at] ? [[keys[at], found]] : []
      }),
    )
  })
  return new Map(rows.flatMap(({ id }, at) => (about[at] ? [[id, about[at]]] : [])))
}

type Described = Pick<PromotionRow, 'id' | 'products'>

/** The description of a promotion that is not kept yet. */
export async function aboutDraft(
  db: Db,
  saleUnit: string,
  draft: Described,
): Promise<PromotionAbout | undefined> {
  const products = draft.products.map(({ side, code }) => ({
    promotion_id: draft.id,
    side,
    product_code: code,
  }))
  const listed = sql`(select ${saleUnit}::text as sale_unit, d.* from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
    as d (promotion_id text, side text, product_code text))`
  return (await loadAbout(db, saleUnit, [draft], listed)).get(draft.id)
}

async function loadAbout(
  db: Db,
  saleUnit: string,
  rows: readonly Described[],
  listed: RawBuilder<unknown> = sql`promotion_products`,
): Promise<Map<string, PromotionAbout>> {
  const ids = rows.map(({ id }) => id)
  const sides = Map.groupBy(await findSides(db, saleUnit, ids, listed), ({ id }) => id)
  return new Map(
    rows.map(({ id, products }) => {
      const side = (name: 'sale' | 'free') => sides.get(id)?.find((row) => row.side === name)
      const [sale, free] = [side('sale'), side('free')]
      const codes = (name: string) =>
        products.filter((product) => product.side === name).map(({ code }) => code)
      const sold = new Set(codes('sale'))
      const isSame = codes('free').every((code) => sold.has(code))
      return [
        id,
        {
          goods: sale ? togetherNamed(sale) : { th: '', en: '' },
          count: sale?.count ?? 0,
          units: sale ? sharedUnits(sale.units) : [],
          gives: free ? givenBy(free, isSame) : null,
        },
      ]
    }),
  )
}

function givenBy(free: SideRow, isSame: boolean): PromotionAbout['gives'] {
  if (free.points) return { kind: 'points' }
  if (isSame) return { kind: 'same' }
  const blank = { th: '', en: '' }
  return {
    kind: 'goods',
    name: free.count === 1 ? free.first : blank,
    unit: sharedUnits(free.units).at(-1)?.name ?? blank,
  }
}

/** Named by the common start of their names; otherwise by brand, or by their few groups. */
function togetherNamed({ count, first, last, brands, groups }: SideRow): Both {
  const inLanguage = (language: keyof Both, and: string) => {
    const common = commonWords(first[language], last[language])
    if (count === 1 || common.includes(' ')) return common
    if (brands.length === 1 && brands[0]) return brands[0][language]
    return groups.length <= mostGroups ? groups.map((group) => group[language]).join(and) : common
  }
  return { th: inLanguage('th', ' '), en: inLanguage('en', ', ') }
}

/** All units when every product has the same ones, otherwise only the common smallest one. */
function sharedUnits(packings: readonly NamedUnit[][]): NamedUnit[] {
  const sold = packings.map((units) => units.filter(({ rate }) => rate > 0))
  if (sold.length === 1) return sold[0] ?? []
  const smallest = sold.flatMap((units) => units.at(-1) ?? [])
  const [one] = smallest
  return one && smallest.every(({ name, rate }) => name.th === one.name.th && rate === one.rate) ? [one] : []
}

/** Products that need a licence are not named, since readers without one must not see them. */
async function findSides(
  db: Db,
  saleUnit: string,
  ids: readonly string[],
  listed: RawBuilder<unknown>,
): Promise<SideRow[]> {
  const both = (th: string, en: string) => sql`jsonb_build_object('th', ${sql.raw(th)}, 'en', ${sql.raw(en)})`
  const unit = (at: 1 | 2 | 3) =>
    sql`jsonb_build_object('name', ${both(`p.unit${at}_name_th`, `p.unit${at}_name_en`)}, 'rate', ${sql.ref(`p.unit${at}_rate`)})`
  const words = (kind: string) => sql`
    coalesce((select jsonb_agg(${both('w.name_th', 'w.name_en')} order by w.code) from product_words w
      where w.sale_unit = ${saleUnit} and w.kind = ${kind} and w.code = any(s.${sql.raw(`${kind}_codes`)})), '[]')`
  const { rows } = await sql<SideRow>`
    with sides as (
      select g.promotion_id as id, g.side, count(*)::int as count,
        ${both('min(p.name_th collate "C")', 'min(p.name_en collate "C")')} as first,
        ${both('max(p.name_th collate "C")', 'max(p.name_en collate "C")')} as last,
        array_agg(distinct p.brand_code) as brand_codes, array_agg(distinct p.group_code) as group_codes,
        jsonb_agg(distinct jsonb_build_array(${unit(1)}, ${unit(2)}, ${unit(3)})) as units,
        bool_and(p.material_type = ${pointsMaterialType}) as points
      from ${listed} g join products p on p.sale_unit = ${saleUnit} and p.code = g.product_code
      where g.sale_unit = ${saleUnit} and g.promotion_id = any(${ids}) and p.active and not p.needs_licence
      group by g.promotion_id, g.side)
    select s.id, s.side, s.count, s.first, s.last, s.units, s.points, ${words('brand')} as brands, ${words('group')} as groups
    from sides s`.execute(db)
  return rows
}

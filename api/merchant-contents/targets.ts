import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import { readLink } from '#shop/merchant-contents/link-target.ts'
import type {
  contentTargetsContract,
  FoundTarget,
} from '#shop/merchant-contents/merchant-content-contracts.ts'

const mostFound = 12

type Row = Omit<FoundTarget, 'link'> & { code: string; level?: number; kind?: string; id?: number }

/** What a link leads to, if it is there: what is off sale, hidden or removed is not. */
export async function findTarget(db: Db, saleUnit: string, link: string): Promise<FoundTarget | undefined> {
  const target = readLink(link)
  if (!target || target.kind === 'none') return undefined
  if (target.kind === 'outside' || target.kind === 'place')
    return { link, nameTh: link, nameEn: link, picture: null }
  const row = await findRow()
  return row && { link, nameTh: row.nameTh, nameEn: row.nameEn, picture: row.picture }

  async function findRow(): Promise<Row | undefined> {
    switch (target?.kind) {
      case 'product':
        return first(
          sql<Row>`select p.code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture
          from products p where p.sale_unit = ${saleUnit} and p.code = ${target.code} and p.active`.execute(
            db,
          ),
        )
      case 'category':
        return first(
          sql<Row>`select g.code, g.name_th as "nameTh", g.name_en as "nameEn", g.picture from categories g
          where g.sale_unit = ${saleUnit} and g.level = ${target.level} and g.code = ${target.code}`.execute(
            db,
          ),
        )
      case 'brand':
        return first(
          sql<Row>`select w.code, w.name_th as "nameTh", w.name_en as "nameEn", null as picture
          from product_words w where w.sale_unit = ${saleUnit} and w.kind = 'brand' and w.code = ${target.code}`.execute(
            db,
          ),
        )
      case 'news':
        return first(
          sql<Row>`select '' as code, c.title_th as "nameTh", c.title_en as "nameEn", c.picture_th as picture
          from contents c where c.sale_unit = ${saleUnit} and c.id = ${target.id} and c.kind in ('N', 'P')
            and c.removed_at is null`.execute(db),
        )
      case 'page':
        return first(
          sql<Row>`select '' as code, c.title_th as "nameTh", c.title_en as "nameEn", c.picture_th as picture
          from contents c where c.sale_unit = ${saleUnit} and c.code = ${target.code} and c.kind in ('N', 'P')
            and c.removed_at is null limit 1`.execute(db),
        )
      default:
        return undefined
    }
  }
}

const first = async (found: Promise<{ rows: Row[] }>): Promise<Row | undefined> => (await found).rows[0]

export const contentTargets: Handler<typeof contentTargetsContract> = async (
  { saleUnit, of, text },
  { db },
) => {
  const words = text.trim()
  const has = (...columns: string[]) =>
    sql`position(lower(${words}) in lower(${sql.raw(columns.join(` || ' ' || `))})) > 0`
  const named = (rows: Row[], linkOf: (row: Row) => string) => ({
    targets: rows.map((row) => ({
      ...{ link: linkOf(row), nameTh: row.nameTh, nameEn: row.nameEn, picture: row.picture },
    })),
  })
  if (of === 'product') {
    const { rows } = await sql<Row>`
      select p.code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture from products p
      where p.sale_unit = ${saleUnit} and p.active and ${has('p.name_th', 'p.name_en', 'p.code')}
      order by p.name_th limit ${mostFound}`.execute(db)
    return named(rows, ({ code }) => `/product/${encodeURIComponent(code)}`)
  }
  if (of === 'category') {
    const { rows } = await sql<Row>`
      select g.code, g.level, g.name_th as "nameTh", g.name_en as "nameEn", g.picture from categories g
      where g.sale_unit = ${saleUnit} and g.level <= 3 and ${has('g.name_th', 'g.name_en', 'g.code')}
      order by g.level, g.position, g.code limit ${mostFound}`.execute(db)
    return named(rows, ({ code, level }) => `/product?c${level}=${encodeURIComponent(code)}`)
  }
  if (of === 'brand') {
    const { rows } = await sql<Row>`
      select w.code, w.name_th as "nameTh", w.name_en as "nameEn", null as picture from product_words w
      where w.sale_unit = ${saleUnit} and w.kind = 'brand' and ${has('w.name_th', 'w.name_en', 'w.code')}
      order by w.name_th limit ${mostFound}`.execute(db)
    return named(rows, ({ code }) => `/promotion/${encodeURIComponent(code)}`)
  }
  const { rows } = await sql<Row>`
    select coalesce(c.code, '') as code, c.id, c.kind, c.title_th as "nameTh", c.title_en as "nameEn", c.picture_th as picture
    from contents c where c.sale_unit = ${saleUnit} and c.kind in ('N', 'P') and c.removed_at is null
      and coalesce(c.code, '') <> ${policyCode} and ${has('c.title_th', 'c.title_en')}
    order by c.kind desc, c.starts_on desc, c.id limit ${mostFound}`.execute(db)
  return named(rows, ({ code, id, kind }) =>
    kind === 'P' && code ? `/news?code=${encodeURIComponent(code)}` : `/contents/${id}`,
  )
}

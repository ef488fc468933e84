import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { WordKind, wordFields } from '#shop/merchant-products/product-draft.ts'

const columns: Record<(typeof wordFields)[WordKind], string> = {
  groupCode: 'group_code',
  brandCode: 'brand_code',
  flavourCode: 'flavour_code',
  variantCode: 'variant_code',
  sizeCode: 'size_code',
}

type UsedWord = { saleUnit: string; field: keyof typeof columns; code: string }

/** A product that bears the word, on sale or not. */
export async function findUserOfWord(
  db: Db,
  { saleUnit, field, code }: UsedWord,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select p.name_th as name from products p
    where p.sale_unit = ${saleUnit} and ${sql.ref(`p.${columns[field]}`)} = ${code} limit 1`.execute(db)
  return rows[0]?.name
}

type UsedCategory = { saleUnit: string; level: number; code: string }

/** A product in the category, or a category below it. */
export async function findUserOfCategory(
  db: Db,
  { saleUnit, level, code }: UsedCategory,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    (select c.name_th as name from categories c
      where c.sale_unit = ${saleUnit} and c.level = ${level + 1} and c.parent_code = ${code} limit 1)
    union all
    (select p.name_th from products p where p.sale_unit = ${saleUnit} and ${sql.ref(`p.h${level}`)} = ${code} limit 1)
    limit 1`.execute(db)
  return rows[0]?.name
}

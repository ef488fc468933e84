import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { DraftFacts } from '#shop/merchant-products/draft-errors.ts'
import {
  categoryFields,
  type ProductDraft,
  unitPositions,
  type WordKind,
  wordFields,
} from '#shop/merchant-products/product-draft.ts'

type Category = { level: number; code: string; parent_code: string | null }

/**
 * What the rules need to know of the centre. Its rows are locked until the end, so that no brand or category
 * goes while a product takes it.
 */
export async function loadFacts(
  tx: Db,
  saleUnit: string,
  { draft, saved }: { draft: ProductDraft; saved: ProductDraft | undefined },
): Promise<DraftFacts> {
  const words = await findWords(tx, saleUnit, draft)
  const categories = await findCategories(tx, saleUnit, draft)
  const loose = new Set(await findLoose(tx, saleUnit, draft.pictures))
  return {
    isCodeTaken: !saved && (await isTaken(tx, saleUnit, draft.code)),
    barcodes: await findBarcodes(tx, saleUnit, draft),
    parentOf: (level, code) =>
      categories.find((each) => each.level === level && each.code === code)?.parent_code,
    hasWord: (kind, code) => words.has(`${kind} ${code}`),
    hasPicture: (name) => saved?.pictures.includes(name) || loose.has(name),
  }
}

async function findWords(tx: Db, saleUnit: string, draft: ProductDraft): Promise<Set<string>> {
  const kinds = Object.keys(wordFields) as WordKind[]
  const { rows } = await sql<{ kind: string; code: string }>`
    select w.kind, w.code from product_words w
    where w.sale_unit = ${saleUnit} and (w.kind, w.code) in (
      select * from unnest(${kinds}::text[], ${kinds.map((kind) => draft[wordFields[kind]])}::text[]))
    order by w.kind, w.code for key share`.execute(tx)
  return new Set(rows.map(({ kind, code }) => `${kind} ${code}`))
}

async function findCategories(tx: Db, saleUnit: string, draft: ProductDraft): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.level, c.code, c.parent_code from categories c
    where c.sale_unit = ${saleUnit} and (c.level, c.code) in (
      select * from unnest(${categoryFields.map((_, at) => at + 1)}::smallint[], ${categoryFields.map((field) => draft[field])}::text[]))
    order by c.level, c.code for key share`.execute(tx)
  return rows
}

async function findLoose(tx: Db, saleUnit: string, pictures: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select l.name from loose_pictures l where l.sale_unit = ${saleUnit} and l.name = any(${[...pictures]}::text[])
    order by l.name for update`.execute(tx)
  return rows.map(({ name }) => name)
}

async function isTaken(tx: Db, saleUnit: string, code: string): Promise<boolean> {
  const { rows } =
    await sql`select from products p where p.sale_unit = ${saleUnit} and p.code = ${code}`.execute(tx)
  return rows.length > 0
}

/** Who adds barcodes to a centre waits for others who do: three columns have no unique index together. */
async function findBarcodes(tx: Db, saleUnit: string, draft: ProductDraft): Promise<Map<string, string>> {
  const wanted = unitPositions.map((unit) => draft[`barcode${unit}`]).filter(Boolean)
  if (wanted.length === 0) return new Map()
  await sql`select pg_advisory_xact_lock(hashtext(${`barcodes ${saleUnit}`}))`.execute(tx)
  const { rows } = await sql<{ code: string; barcodes: (string | null)[] }>`
    select p.code, array[p.barcode1, p.barcode2, p.barcode3] as barcodes from products p
    where p.sale_unit = ${saleUnit} and p.code <> ${draft.code}
      and (p.barcode1 = any(${wanted}::text[]) or p.barcode2 = any(${wanted}::text[]) or p.barcode3 = any(${wanted}::text[]))`.execute(
    tx,
  )
  return new Map(
    rows.flatMap(({ code, barcodes }) => barcodes.flatMap((barcode) => (barcode ? [[barcode, code]] : []))),
  )
}

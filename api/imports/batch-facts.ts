import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { DraftFacts } from '#shop/merchant-products/draft-errors.ts'
import {
  categoryFields,
  type ProductDraft,
  unitPositions,
  type WordKind,
  wordFields,
} from '#shop/merchant-products/product-draft.ts'

type Facts = (code: string, isNew: boolean) => DraftFacts
type Named = Partial<ProductDraft>
const wordKinds = Object.entries(wordFields) as [WordKind, (typeof wordFields)[WordKind]][]

/** What the rules need to know of the centre for many drafts at once; see `loadFacts` for one. */
export async function loadBatchFacts(
  tx: Db,
  saleUnit: string,
  drafts: readonly Named[],
  willWrite: boolean,
): Promise<Facts> {
  // Who writes holds what a product takes, and is alone in adding barcodes, as the form is.
  const hold = willWrite ? sql`for key share` : sql``
  const words = await findWords(tx, saleUnit, drafts, hold)
  const categories = await findCategories(tx, saleUnit, drafts, hold)
  if (willWrite && barcodesOf(drafts).length > 0)
    await sql`select pg_advisory_xact_lock(hashtext(${`barcodes ${saleUnit}`}))`.execute(tx)
  const bearers = await findBearers(tx, saleUnit, drafts)
  const taken = await findTaken(tx, saleUnit, drafts)
  return (code, isNew) => ({
    isCodeTaken: isNew && taken.has(code),
    barcodes: new Map(
      [...bearers].flatMap(([barcode, codes]) => {
        const other = codes.find((each) => each !== code)
        return other ? [[barcode, other]] : []
      }),
    ),
    parentOf: (level, category) => categories.get(`${level} ${category}`),
    hasWord: (kind, word) => words.has(`${kind} ${word}`),
    hasPicture: () => true,
  })
}

const used = (drafts: readonly Named[], field: keyof ProductDraft): string[] =>
  [...new Set(drafts.map((draft) => String(draft[field] ?? '').trim()))].filter(Boolean)
const barcodesOf = (drafts: readonly Named[]) =>
  unitPositions.flatMap((unit) => used(drafts, `barcode${unit}`))

async function findWords(tx: Db, saleUnit: string, drafts: readonly Named[], hold: RawBuilder<unknown>) {
  const wanted = wordKinds.flatMap(([kind, field]) =>
    used(drafts, field).map((code) => [kind, code] as const),
  )
  if (wanted.length === 0) return new Set<string>()
  const { rows } = await sql<{ kind: string; code: string }>`
    select w.kind, w.code from product_words w
    where w.sale_unit = ${saleUnit} and (w.kind, w.code) in (
      select * from unnest(${wanted.map(([kind]) => kind)}::text[], ${wanted.map(([, code]) => code)}::text[]))
    order by w.kind, w.code ${hold}`.execute(tx)
  return new Set(rows.map(({ kind, code }) => `${kind} ${code}`))
}

async function findCategories(tx: Db, saleUnit: string, drafts: readonly Named[], hold: RawBuilder<unknown>) {
  const wanted = categoryFields.flatMap((field, at) =>
    used(drafts, field).map((code) => [at + 1, code] as const),
  )
  if (wanted.length === 0) return new Map<string, string | null>()
  const { rows } = await sql<{ level: number; code: string; parent_code: string | null }>`
    select c.level, c.code, c.parent_code from categories c
    where c.sale_unit = ${saleUnit} and (c.level, c.code) in (
      select * from unnest(${wanted.map(([level]) => level)}::smallint[], ${wanted.map(([, code]) => code)}::text[]))
    order by c.level, c.code ${hold}`.execute(tx)
  return new Map(rows.map(({ level, code, parent_code }) => [`${level} ${code}`, parent_code]))
}

async function findBearers(tx: Db, saleUnit: string, drafts: readonly Named[]) {
  const wanted = barcodesOf(drafts)
  const bearers = new Map<string, string[]>()
  if (wanted.length === 0) return bearers
  const { rows } = await sql<{ code: string; barcode: string }>`
    select p.code, p.barcode1 as barcode from products p where p.sale_unit = ${saleUnit} and p.barcode1 = any(${wanted}::text[])
    union all select p.code, p.barcode2 from products p where p.sale_unit = ${saleUnit} and p.barcode2 = any(${wanted}::text[])
    union all select p.code, p.barcode3 from products p where p.sale_unit = ${saleUnit} and p.barcode3 = any(${wanted}::text[])`.execute(
    tx,
  )
  for (const { code, barcode } of rows) bearers.set(barcode, [...(bearers.get(barcode) ?? []), code])
  return bearers
}

/** Products that are for bookkeeping are not listed, and yet have their codes. */
async function findTaken(tx: Db, saleUnit: string, drafts: readonly Named[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select p.code from products p where p.sale_unit = ${saleUnit} and p.code = any(${used(drafts, 'code')}::text[])`.execute(
    tx,
  )
  return new Set(rows.map(({ code }) => code))
}

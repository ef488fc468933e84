import { sql } from 'kysely'
import { addActivities } from '#api/activity/add-activities.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Db } from '#api/kit/database.ts'
import { matrixOf, type PriceRow } from '#api/merchant-products/product-row.ts'
import { priceRows } from '#api/merchant-products/write-product.ts'
import { differences } from '#shop/activity/differences.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { type PriceWindow, windowErrors } from '#shop/merchant-products/price-window.ts'
import { priceMatrix } from '#shop/merchant-products/product-draft.ts'
import { tidyPrices } from '#shop/merchant-products/tidy-draft.ts'
import type { FieldReason } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { type CheckedRow, type KindWork, leftAlone, type RowResult, type WorkContext } from './kind-work.ts'
import { lockProducts, savedOf } from './product-work.ts'

const blankWindow: PriceWindow = {
  ...{ startsOn: '', endsOn: '' },
  ...priceMatrix(() => ({ price: null, type: null })),
}
type Windows = Map<string, PriceWindow[]>

/** The windows of some products, the earliest first. */
async function findWindows(tx: Db, saleUnit: string, codes: readonly string[]): Promise<Windows> {
  const { rows } = await sql<PriceRow & { product_code: string; starts_on: string; ends_on: string }>`
    select a.product_code, a.starts_on, a.ends_on, a.level, a.unit1_price, a.unit1_type, a.unit2_price, a.unit2_type, a.unit3_price, a.unit3_type
    from advance_prices a where a.sale_unit = ${saleUnit} and a.product_code = any(${[...codes]}::text[])
    order by a.product_code, a.starts_on, a.level`.execute(tx)
  const byProduct = Map.groupBy(rows, ({ product_code }) => product_code)
  return new Map(
    [...byProduct].map(([code, levels]) => [
      code,
      [...Map.groupBy(levels, ({ starts_on }) => starts_on)].map(([startsOn, each]) => ({
        ...{ startsOn, endsOn: each[0]?.ends_on ?? '' },
        ...matrixOf(each),
      })),
    ]),
  )
}

/** Rows of the same file that were checked before stand as if they were saved. */
async function withEarlierRows(
  tx: Db,
  { saleUnit, importId }: WorkContext,
  windows: Windows,
): Promise<Windows> {
  const { rows } = await sql<{ subject: string; after: PriceWindow }>`
    select r.subject, r.after from import_rows r
    where r.sale_unit = ${saleUnit} and r.import_id = ${importId} and r.outcome in ('added', 'changed')
      and r.subject = any(${[...windows.keys()]}::text[])`.execute(tx)
  for (const { subject, after } of rows) replace(windows, subject, after)
  return windows
}

function replace(windows: Windows, code: string, window: Partial<PriceWindow>): void {
  const all = windows.get(code) ?? []
  const was = all.find(({ startsOn }) => startsOn === window.startsOn)
  windows.set(code, [...all.filter((each) => each !== was), { ...blankWindow, ...was, ...window }])
}

function remove(windows: Windows, code: string, window: PriceWindow): void {
  windows.set(code, windows.get(code)?.filter((each) => each !== window) ?? [])
}

type Wished = { window: PriceWindow; was: PriceWindow | undefined; reasons: FieldReason[] }

function wish(
  { product, windows, today }: { product: MerchantProduct; windows: readonly PriceWindow[]; today: string },
  cells: Partial<PriceWindow>,
): Wished {
  const was = windows.find(({ startsOn }) => startsOn === cells.startsOn)
  const sent = { ...blankWindow, ...was, ...cells }
  const window = { ...sent, ...tidyPrices(sent, product.unitCount) }
  const others = windows.filter((each) => each !== was)
  const errors = windowErrors(window, { today, unitCount: product.unitCount, others, was })
  const reasons = Object.entries(errors).map(([field, sentence]) => ({ field, ...sentence }))
  return { window, was, reasons }
}

const check: KindWork['check'] = async (tx, context, rows) => {
  const products = await savedOf(tx, context, [...new Set(rows.map(({ subject }) => subject))])
  const codes = [...products.keys()]
  const saved = await findWindows(tx, context.saleUnit, codes)
  const windows = await withEarlierRows(
    tx,
    context,
    new Map(codes.map((code) => [code, saved.get(code) ?? []])),
  )
  return rows.map(({ row, subject, cells: read }): CheckedRow => {
    const { code: _, ...cells } = read as Partial<PriceWindow> & { code?: string }
    const product = products.get(subject)
    if (!product) return { row, outcome: 'wrong', reasons: [...leftAlone.noProduct] }
    const was = saved.get(subject)?.find(({ startsOn }) => startsOn === cells.startsOn)
    if (was && Object.entries(cells).every(([field, value]) => was[field as keyof PriceWindow] === value))
      return { row, outcome: 'unchanged' }
    const around = { product, windows: windows.get(subject) ?? [], today: bangkokDay(context.now) }
    const { window, reasons } = wish(around, cells)
    if (reasons.length > 0) return { row, outcome: 'wrong', reasons }
    const [before, after] = differences(was ?? blankWindow, window)
    if (Object.keys(after).length === 0) return { row, outcome: 'unchanged' }
    replace(windows, subject, window)
    const { startsOn } = window
    return was
      ? {
          row,
          outcome: 'changed',
          before: { ...before, startsOn },
          after: { ...after, startsOn },
          seen: contentMark(was),
        }
      : { row, outcome: 'added', after }
  })
}

type Step = { row: number; code: string; was: PriceWindow | undefined; is: PriceWindow | undefined }

async function write(tx: Db, { saleUnit, now, by }: WorkContext, steps: readonly Step[], what: string) {
  const gone = steps.flatMap(({ code, was }) => (was ? [{ code, startsOn: was.startsOn }] : []))
  await sql`
    delete from advance_prices a where a.sale_unit = ${saleUnit} and (a.product_code, a.starts_on) in (
      select * from unnest(${gone.map(({ code }) => code)}::text[], ${gone.map(({ startsOn }) => startsOn)}::date[]))`.execute(
    tx,
  )
  const rows = steps.flatMap(({ code, is }) =>
    is
      ? priceRows(is).map((row) => ({
          product_code: code,
          starts_on: is.startsOn,
          ends_on: is.endsOn,
          ...row,
        }))
      : [],
  )
  await sql`
    insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type, unit2_price, unit2_type, unit3_price, unit3_type)
    select ${saleUnit}, n.product_code, n.starts_on, n.ends_on, n.level, n.unit1_price, n.unit1_type, n.unit2_price, n.unit2_type, n.unit3_price, n.unit3_type
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (product_code text, starts_on date, ends_on date, level smallint,
      unit1_price bigint, unit1_type smallint, unit2_price bigint, unit2_type smallint, unit3_price bigint, unit3_type smallint)`.execute(
    tx,
  )
  await addActivities(
    tx,
    { saleUnit, at: now, by },
    'product',
    steps.map(({ code, was, is }) => ({ subject: code, what, before: was, after: is })),
  )
}

const apply: KindWork['apply'] = async (tx, context, rows) => {
  const products = await lockProducts(tx, context, rows)
  const windows = await findWindows(tx, context.saleUnit, [...products.keys()])
  const steps: Step[] = []
  const results = rows.map(({ row, subject, outcome, after, seen }): RowResult => {
    const product = products.get(subject)
    if (!product) return { row, state: 'refused', reasons: [...leftAlone.gone] }
    const around = { product, windows: windows.get(subject) ?? [], today: bangkokDay(context.now) }
    const { window, was, reasons } = wish(around, after as Partial<PriceWindow>)
    if (outcome === 'added' ? was : !was || contentMark(was) !== seen)
      return { row, state: 'refused', reasons: [...leftAlone.stale] }
    if (reasons.length > 0) return { row, state: 'refused', reasons }
    steps.push({ row, code: subject, was, is: window })
    replace(windows, subject, window)
    return { row, state: 'applied', leftAs: contentMark(markable(window)) }
  })
  await write(tx, context, steps, 'advance price imported')
  return results
}

/** In the order in which a window is read, since its mark depends on it. */
const markable = ({ startsOn, endsOn, ...matrix }: PriceWindow): PriceWindow => ({
  ...{ startsOn, endsOn },
  ...priceMatrix((level, unit) => ({
    price: matrix[`level${level}Unit${unit}Price`],
    type: matrix[`level${level}Unit${unit}Type`],
  })),
})

const undo: KindWork['undo'] = async (tx, context, rows) => {
  const products = await lockProducts(tx, context, rows)
  const windows = await findWindows(tx, context.saleUnit, [...products.keys()])
  const today = bangkokDay(context.now)
  const steps: Step[] = []
  const results = rows.map(({ row, subject, outcome, before, after, leftAs }): RowResult => {
    const kept = (reasons: readonly FieldReason[]): RowResult => ({
      row,
      state: 'kept',
      reasons: [...reasons],
    })
    const is = windows.get(subject)?.find(({ startsOn }) => startsOn === after.startsOn)
    const product = products.get(subject)
    if (!product || !is || contentMark(is) !== leftAs) return kept(leftAlone.changedSince)
    if (is.endsOn < today) return kept(leftAlone.ended)
    const back = outcome === 'added' ? undefined : { ...is, ...(before as Partial<PriceWindow>) }
    if (back) {
      const around = { product, windows: windows.get(subject) ?? [], today }
      const { reasons } = wish(around, back)
      if (reasons.length > 0) return kept(reasons)
      replace(windows, subject, back)
    } else remove(windows, subject, is)
    steps.push({ row, code: subject, was: is, is: back })
    return { row, state: 'undone' }
  })
  await write(tx, context, steps, 'advance price import undone')
  return results
}

/** Windows of dated prices: a row is a window, known by its product and first day. */
export const windowWork: KindWork = { check, apply, undo }

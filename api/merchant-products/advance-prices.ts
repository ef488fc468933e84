import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  advancePricesContract,
  deleteAdvancePriceContract,
  SavedWindow,
  saveAdvancePriceContract,
} from '#shop/merchant-products/merchant-product-contracts.ts'
import { reasonsOf, windowFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import { type PriceWindow, windowErrors } from '#shop/merchant-products/price-window.ts'
import { tidyPrices } from '#shop/merchant-products/tidy-draft.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { matrixOf, type PriceRow } from './product-row.ts'
import { lockProduct } from './save-product.ts'
import { priceRows } from './write-product.ts'

type Key = { saleUnit: string; code: string }

async function findWindows(db: Db, { saleUnit, code }: Key): Promise<SavedWindow[]> {
  const { rows } = await sql<PriceRow & { starts_on: string; ends_on: string }>`
    select a.starts_on, a.ends_on, a.level, a.unit1_price, a.unit1_type, a.unit2_price, a.unit2_type, a.unit3_price, a.unit3_type
    from advance_prices a where a.sale_unit = ${saleUnit} and a.product_code = ${code} order by a.starts_on, a.level`.execute(
    db,
  )
  return [...Map.groupBy(rows, (row) => `${row.starts_on} ${row.ends_on}`).values()].map((levels) => {
    const [{ starts_on, ends_on } = { starts_on: '', ends_on: '' }] = levels
    const window = { startsOn: starts_on, endsOn: ends_on, ...matrixOf(levels) }
    return { ...window, version: contentMark(window) }
  })
}

export const advancePrices: Handler<typeof advancePricesContract> = async ({ saleUnit, code }, { db }) => {
  const product = await db
    .selectFrom('products')
    .select('code')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!product) throw refuse(merchantProductsProblems.none)
  return findWindows(db, { saleUnit, code })
}

export const saveAdvancePrice: Handler<typeof saveAdvancePriceContract> = async (request, context) => {
  const { saleUnit, code, wasStartsOn, version, ...sent } = request
  const { db, now } = context
  const [by, today] = [await actingStaff(context), bangkokDay(now)]
  return db.transaction().execute(async (tx) => {
    const { unitCount } = await lockProduct(tx, saleUnit, code, today)
    const windows = await findWindows(tx, { saleUnit, code })
    const was = wasStartsOn === '' ? undefined : seenWindow(windows, { wasStartsOn, version })
    const window: PriceWindow = { ...sent, ...tidyPrices(sent, unitCount) }
    const others = windows.filter((each) => each !== was)
    const errors = windowErrors(window, { today, unitCount, others, was })
    if (Object.keys(errors).length > 0)
      throw new Problem(merchantProductsProblems.invalid, {}, reasonsOf(errors, windowFields))
    if (was) await removeWindow(tx, { saleUnit, code }, was.startsOn)
    await writeWindow(tx, { saleUnit, code }, window)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'product', subject: code, what: 'advance price saved' },
        ...(was ? { before: withoutMark(was) } : {}),
        after: window,
      },
    )
    return findWindows(tx, { saleUnit, code })
  })
}

export const deleteAdvancePrice: Handler<typeof deleteAdvancePriceContract> = async (request, context) => {
  const { saleUnit, code } = request
  const { db, now } = context
  const [by, today] = [await actingStaff(context), bangkokDay(now)]
  return db.transaction().execute(async (tx) => {
    await lockProduct(tx, saleUnit, code, today)
    const was = seenWindow(await findWindows(tx, { saleUnit, code }), request)
    if (was.endsOn < today) throw refuse(merchantProductsProblems.windowEnded)
    await removeWindow(tx, { saleUnit, code }, was.startsOn)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'product', subject: code, what: 'advance price removed', before: withoutMark(was) },
    )
    return findWindows(tx, { saleUnit, code })
  })
}

const withoutMark = ({ version: _, ...window }: SavedWindow): PriceWindow => window

/** The window that somebody means, if it still is as they saw it. */
function seenWindow(
  windows: readonly SavedWindow[],
  seen: { wasStartsOn: string; version: string },
): SavedWindow {
  const found = windows.find(({ startsOn }) => startsOn === seen.wasStartsOn)
  if (found?.version === seen.version) return found
  throw new Problem(merchantProductsProblems.staleWindow, {}, [], { windows })
}

async function removeWindow(tx: Db, { saleUnit, code }: Key, startsOn: string): Promise<void> {
  await sql`delete from advance_prices where sale_unit = ${saleUnit} and product_code = ${code} and starts_on = ${startsOn}`.execute(
    tx,
  )
}

async function writeWindow(tx: Db, { saleUnit, code }: Key, window: PriceWindow): Promise<void> {
  await sql`
    insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type, unit2_price, unit2_type, unit3_price, unit3_type)
    select ${saleUnit}, ${code}, ${window.startsOn}::date, ${window.endsOn}::date, n.level, n.unit1_price, n.unit1_type,
      n.unit2_price, n.unit2_type, n.unit3_price, n.unit3_type
    from jsonb_to_recordset(${JSON.stringify(priceRows(window))}::jsonb) n (level smallint, unit1_price bigint, unit1_type smallint,
      unit2_price bigint, unit2_type smallint, unit3_price bigint, unit3_type smallint)`.execute(tx)
}

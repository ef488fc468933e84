import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import type {
  merchantOrderListContract,
  orderFiltersContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadListed } from './listed-orders.ts'
import { countOpen, findPlaces, type Place } from './order-list-queries.ts'

export const merchantOrderList: Handler<typeof merchantOrderListContract> = async (
  request,
  { db, caller, now },
) => {
  const scoped = { ...request, ownCode: await findSaleCode(db, caller), today: bangkokDay(now) }
  const { saleUnit, take } = request
  const [{ places, stoppedAt }, counts] = await Promise.all([
    findPlaces(db, scoped, readPlace(request.after)),
    countOpen(db, scoped),
  ])
  const shown = places.slice(0, take)
  const orders = await loadListed(
    db,
    saleUnit,
    shown.map(({ number }) => number),
  )
  const last = places.length > take ? shown.at(-1) : stoppedAt
  return {
    orders,
    next: last ? writePlace(last) : null,
    searchedTo: stoppedAt ? new Date(Number(stoppedAt.at) / 1_000).toISOString() : null,
    counts,
  }
}

const writePlace = ({ at, number }: Place) => `${at}_${number}`

/** A place that somebody made up is the beginning. */
function readPlace(text: string | undefined): Place | undefined {
  const [, at, number] = text?.match(/^(\d{1,17})_(.+)$/) ?? []
  return at && number ? { at, number } : undefined
}

export const orderFilters: Handler<typeof orderFiltersContract> = async ({ saleUnit }, { db }) => {
  const [salespeople, riders, districts] = await Promise.all([
    sql<{ saleCode: string; name: string }>`
      select s.sale_code as "saleCode", t.name from staff_centres s join staff t on t.username = s.username
      where s.sale_unit = ${saleUnit} and s.sale_code <> '' order by t.name`.execute(db),
    sql<{ mobile: string; name: string }>`
      select r.mobile, r.name from riders r join rider_centres c on c.mobile = r.mobile
      where c.sale_unit = ${saleUnit} order by r.name`.execute(db),
    sql<{ district: string }>`
      select distinct d.district from (select o.ship_to->>'district' as district from orders o
        where o.sale_unit = ${saleUnit} order by o.placed_at desc limit 2000) d where d.district <> '' order by 1`.execute(
      db,
    ),
  ])
  return {
    salespeople: salespeople.rows,
    riders: riders.rows,
    districts: districts.rows.map(({ district }) => district),
  }
}

import { sql } from 'kysely'
import { findSellable } from '#api/cart/cart-facts.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { dayNumber } from '#shop/order-advice/advice.ts'
import type { regularGoodsContract } from '#shop/order-advice/order-advice-contracts.ts'
import { regularGoods as goodsOf } from '#shop/order-advice/regular-goods.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findPurchases } from './find-purchases.ts'
import { unitsThere } from './units-there.ts'

/** What is sold out today may be there when the standing order comes: today's stock does not count. */
export const regularGoods: Handler<typeof regularGoodsContract> = async (_request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const today = bangkokDay(now)
  const [purchases, { rows }] = await Promise.all([
    findPurchases(db, { saleUnit, codes: [customerCode], today }),
    sql<{ weekday: number | null; never: string[] | null }>`
      select (
        select extract(dow from o.day)::int from (
          select deliver_on as day from orders where sale_unit = ${saleUnit} and customer_code = ${customerCode}
            and deliver_on is not null and not points_mode and status not in ('SO Cancel', 'Invoice Cancel')
          order by placed_at desc limit 12
        ) o group by 1 order by count(*) desc, max(o.day) desc limit 1
      ) as weekday, (
        select array_agg(h.product_code) from order_advice_choices h
        where h.sale_unit = ${saleUnit} and h.customer_code = ${customerCode} and h.hidden_until is null
      ) as never`.execute(db),
  ])
  const [known] = rows
  const groups = goodsOf(purchases.get(customerCode) ?? [], {
    today: dayNumber(today),
    never: new Set(known?.never),
  })
  const codes = groups.flatMap(({ items }) => items.map(({ productCode }) => productCode))
  const products = new Map((await findSellable(context, codes)).map((product) => [product.code, product]))
  const sold = groups.map(({ weeks, items }) => ({
    weeks,
    items: items.flatMap(({ productCode, everyDays, ...line }) => {
      const product = products.get(productCode)
      const there = product && unitsThere(line, { ...product, stockControlled: false })
      return there ? [{ productCode, ...there, everyDays }] : []
    }),
  }))
  return {
    groups: sold.filter(({ items }) => items.length > 0),
    weekday: known?.weekday ?? null,
    products: [...products.values()],
  }
}

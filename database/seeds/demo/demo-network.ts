import type { CategoryTree } from '#database/seeds/catalogue/category-tree.ts'
import { type Item, makeItems } from '#database/seeds/catalogue/item.ts'
import { allLines } from '#database/seeds/catalogue/lines/all-lines.ts'
import { southern } from '#database/seeds/catalogue/lines/care.ts'
import { makeProducts, type SeedProduct } from '#database/seeds/catalogue/products.ts'
import { makeOrders } from '#database/seeds/orders/make-orders.ts'
import { leaveOldDebts } from '#database/seeds/orders/old-debts.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { redeemWithPoints } from '#database/seeds/orders/points.ts'
import { type Centre, centres } from '#database/seeds/people/centres.ts'
import { type Customer, makeCustomers } from '#database/seeds/people/customers.ts'
import type { Promotion } from '#database/seeds/promotions/promotion.ts'
import { makePromotions } from '#database/seeds/promotions/promotion-rows.ts'
import { runningPromotions } from '#database/seeds/promotions/running-promotions.ts'
import { makeRandom } from '#database/seeds/random.ts'

export type Trade = {
  centre: Centre
  products: SeedProduct[]
  customers: Customer[]
  promotions: Promotion[]
  orders: Order[]
}
export type DemoNetwork = { items: Item[]; tree: CategoryTree; trades: Trade[] }

const firstProductCode = 1001

/** The whole demo network in memory: pure, and the same for the same day. */
export function makeDemoNetwork(today: string): DemoNetwork {
  const { items, tree } = makeItems([...allLines, ...southern], firstProductCode)
  const isSouthern = (item: Item) => southern.includes(item.line)
  const everywhere = items.filter((item) => !isSouthern(item))
  const everyone = makeCustomers(centres, makeRandom('customers'), today)
  const trades = centres.map((centre) => {
    const random = makeRandom(centre.saleUnit)
    const products = makeProducts(
      centre,
      everywhere,
      centre.saleUnit === 'HKT01' ? items.filter(isSouthern) : [],
      random,
    )
    const customers = everyone.filter(({ saleUnit }) => saleUnit === centre.saleUnit)
    const promotions = makePromotions(products)
    const orders = makeOrders({
      centre,
      products,
      customers,
      promotions: runningPromotions(promotions, today),
      today,
      random,
    })
    redeemWithPoints(orders, products)
    leaveOldDebts(orders, today)
    return { centre, products, customers, promotions, orders }
  })
  return { items, tree, trades }
}

import type { Handler } from '#api/kit/calls/perform.ts'
import type { orderChangesContract } from '#shop/merchant-orders/merchant-order-contracts.ts'

/** Shorter than a call over HTTP may take. */
const patienceMs = 10_000
/** What changes a list of orders: they are placed, moved, laid into runs, or their money comes. */
const isAboutOrders = (topic: string) => /^(order|payment|slip|run)-/.test(topic)

export const orderChanges: Handler<typeof orderChangesContract> = async (
  { saleUnit, since },
  { notifications },
) => {
  const { cursor, topics } = await notifications.since(saleUnit, since, patienceMs)
  const own = topics?.filter(isAboutOrders)
  return {
    cursor,
    placed: own?.filter((topic) => topic === 'order-placed').length ?? 0,
    changed: own === undefined || own.length > 0,
  }
}

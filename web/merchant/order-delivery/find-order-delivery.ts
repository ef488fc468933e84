import { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { DeliveryNews } from '#web/shared/delivery-tracking/follow-delivery.ts'

type Order = { number: string; saleUnit: string; status: OrderStatus }

/** Who brings an order that is packed; the page opens without it when the answer fails. */
export async function findOrderDelivery(
  { callAsStaff }: Pick<Visitor, 'callAsStaff'>,
  { number, saleUnit, status }: Order,
): Promise<DeliveryNews | null> {
  if (isCancelled(status) || status === 'SO Wait' || status === 'SO Approve') return null
  try {
    return await callAsStaff(orderDeliveryContract, { orderNumber: number, saleUnit })
  } catch (error) {
    if (error instanceof CallProblem) return null
    throw error
  }
}

import type { RequestOf } from '#shop/contract/endpoint.ts'
import { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { DeliveryNews } from '#web/shared/delivery-tracking/follow-delivery.ts'

type Asked = RequestOf<typeof orderDeliveryContract>
export type FirstDelivery = { asked: Asked; news: DeliveryNews }

/** What the page of an order opens with; nothing before it is packed, and nothing when the answer fails. */
export async function findFirstDelivery(
  { call }: Pick<Visitor, 'call'>,
  status: OrderStatus,
  asked: Asked,
): Promise<FirstDelivery | null> {
  if (isCancelled(status) || status === 'SO Wait' || status === 'SO Approve') return null
  try {
    return { asked, news: await call(orderDeliveryContract, asked) }
  } catch (error) {
    if (error instanceof CallProblem) return null
    throw error
  }
}

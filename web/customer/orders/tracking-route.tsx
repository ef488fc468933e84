import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { trackOrderContract } from '#shop/orders/order-contracts.ts'
import { isTrackingKey } from '#shop/orders/tracking-key.ts'
import { findFirstDelivery } from '#web/customer/delivery-tracking/find-first-delivery.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { TrackingScreen } from './tracking-screen.tsx'

/** Cut to the longest key, without half a surrogate pair at the end. */
const shortened = (id: string) => id.slice(0, 64).toWellFormed()

/** By number for the owner, by key for anyone with the link; without either, a form to enter one. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { call, findShopper } = context.get(visitorContext)
  const orderNumber = url.searchParams.get('order')?.trim()
  if (orderNumber) throw redirect(paths.tracking({ id: shortened(orderNumber) }))
  const id = shortened(params.id ?? '')
  const isGuest = (await findShopper())?.kind !== 'customer'
  if (!id) return { tracked: null, delivery: null, id: '', missing: false, isGuest, byNumber: false }
  try {
    const tracked = await call(trackOrderContract, isTrackingKey(id) ? { key: id } : { orderNumber: id })
    const asked = isTrackingKey(id) ? { key: id } : { orderNumber: id, saleUnit: tracked.saleUnit }
    return {
      tracked,
      delivery: await findFirstDelivery({ call }, tracked.status, asked),
      id,
      missing: false,
      isGuest,
      byNumber: !isTrackingKey(id),
    }
  } catch (error) {
    // Not found and not yours look the same, since only the owner may know that an order exists.
    if (error instanceof CallProblem && [400, 401, 403, 404].includes(error.status))
      return { tracked: null, delivery: null, id, missing: true, isGuest, byNumber: false }
    throw error
  }
}

export default function TrackingRoute() {
  return <TrackingScreen {...useLoaderData<typeof loader>()} />
}

import type { Context } from '#api/kit/calls/context.ts'
import type { HeldOrder } from '#api/orders/move-order.ts'
import type { Position } from '#shop/centres/distance.ts'
import type { ActionOf, RiderAction, RiderActionKind } from '#shop/deliveries/rider-actions.ts'
import { metresBetween } from '#shop/visits/metres-between.ts'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import type { HeldRun } from './held-run.ts'
import type { ActionStop } from './load-stops.ts'

export type Rider = { mobile: string; name: string; company: string }

/** What a phone sent, and by whom. */
export type Sent<Action extends RiderAction = RiderAction> = {
  saleUnit: string
  /** Of the rider who sent it. */
  mobile: string
  action: Action
  /** When it was done, by our clock. */
  doneAt: Date
}

export type ActionRun = Pick<HeldRun, 'sale_unit' | 'id' | 'rider_mobile' | 'state' | 'sent_at' | 'paused_at'>

/** What an action is done with: run and order under their locks, and the stop, with its lines where some are refused. */
export type Doing<Kind extends RiderActionKind = RiderActionKind> = Sent<ActionOf<Kind>> & {
  rider: Rider
  run: ActionRun
  held: HeldOrder | undefined
  stop: ActionStop | undefined
  log: Context['log']
}

/** A phone's clock may be wrong by hours; what counts is how long before sending something happened. */
export function ourTime(at: string, sentAt: string, now: Date): Date {
  const ago = Math.max(0, Date.parse(sentAt) - Date.parse(at))
  return new Date(now.getTime() - ago)
}

/** Where a phone was when something was recorded, and how far from the pin; nulls when either is unknown. */
export function placeOf(place: PlaceSeen | null, pin: Position | null) {
  return {
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    accuracy: place?.accuracy ?? null,
    distance: place && pin ? metresBetween(place, pin) : null,
  }
}

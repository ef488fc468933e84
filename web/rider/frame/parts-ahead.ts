/** What comes with a press, and the sentences of the pages that can be opened from here. */
const parts = [
  () => import('#web/rider/door/door-steps.tsx'),
  () => import('#web/rider/door/not-delivered.tsx'),
  () => import('#web/rider/door/pay-qr.tsx'),
  () => import('#web/rider/door/signature-pad.tsx'),
  () => import('#web/rider/scan/scan-here.tsx'),
  () => import('#web/rider/run/load-check.tsx'),
  () => import('#web/rider/run/order-stops.tsx'),
  () => import('#web/rider/close/day-close.tsx'),
  () => import('#web/rider/sending/send-proof.ts'),
  () => import('#shop/deliveries/deliveries-problems.ts'),
  () => import('#web/words/rider/road/run-words.ts'),
  () => import('#web/words/rider/road/stop-words.ts'),
  () => import('#web/words/rider/account/account-words.ts'),
]

let isLoaded = false

/** Loads what a road without a signal needs, again if something of it was cut off; journeys wait for the mark. */
export async function loadParts(): Promise<void> {
  if (isLoaded) return
  const all = await Promise.allSettled(parts.map((load) => load()))
  isLoaded = all.every(({ status }) => status === 'fulfilled')
  if (isLoaded) performance.mark('rider-parts')
}

import type { FailReason } from '#shop/deliveries/door-reasons.ts'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { sayWindow } from '#shop/run-planning/arrival-windows.ts'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { SayDelivery } from '#web/words/customer/delivery-words.ts'

const failWords: Record<FailReason, `fail.${FailReason}`> = {
  closed: 'fail.closed',
  notHome: 'fail.notHome',
  noMoney: 'fail.noMoney',
  wrongAddress: 'fail.wrongAddress',
  refused: 'fail.refused',
  noTime: 'fail.noTime',
  noAccess: 'fail.noAccess',
  other: 'fail.other',
}

/** How it stands, in one short sentence. */
export function sayState({ state, isOnRoad, rider }: Delivery, say: SayDelivery): string {
  const name = sayRider(rider, say)
  switch (state) {
    case 'waiting':
      return isOnRoad ? say('delivery.coming', { rider: name }) : say('delivery.planned')
    case 'arrived':
      return say('delivery.here', { rider: name })
    case 'delivered':
      return say('delivery.delivered')
    case 'partly':
      return say('delivery.partly')
    default:
      return say('delivery.failed')
  }
}

/** By the first name, as people call each other. */
const sayRider = ({ name }: Delivery['rider'], say: SayDelivery) => {
  const [first] = name.trim().split(/\s+/)
  return first ? say('delivery.rider', { name: first }) : say('delivery.nobody')
}

/** When it comes or came, and what else is known of it. */
export function sayFacts(delivery: Delivery, say: SayDelivery, locale: Locale): string[] {
  const { state, isOnRoad, window, before, doneAt, receiver, reason, retryOn, runOn } = delivery
  if (state === 'waiting' && !isOnRoad)
    return [
      say('delivery.onDay', {
        day: sayWeekday(noonOf(runOn), locale),
        time: window ? saySpan(window, locale) : '',
      }).trim(),
      delivery.rider.name ? say('delivery.comesWith', { rider: sayRider(delivery.rider, say) }) : '',
    ].filter(Boolean)
  if (state === 'waiting')
    return [
      window ? sayWindow({ from: new Date(window.from), to: new Date(window.to) }, locale) : '',
      before > 0 ? say('delivery.before', { count: before }) : say('delivery.next'),
    ].filter(Boolean)
  if (state === 'failed' || state === 'back')
    return [
      reason in failWords ? say(failWords[reason as FailReason]) : '',
      retryOn ? say('delivery.retry', { day: sayWeekday(noonOf(retryOn), locale) }) : '',
      state === 'back' ? say('delivery.back') : '',
    ].filter(Boolean)
  return [
    doneAt ? `${sayWeekday(new Date(doneAt), locale)} ${sayTime(new Date(doneAt), locale)}` : '',
    receiver ? say('delivery.receiver', { name: receiver }) : '',
  ].filter(Boolean)
}

const saySpan = ({ from, to }: { from: string; to: string }, locale: Locale) =>
  `${sayTime(new Date(from), 'en')}–${sayTime(new Date(to), locale)}`

/** How far it is of the four steps; 0 when it did not come. */
export function stepOf({ state, isOnRoad }: Delivery): number {
  if (state === 'waiting') return isOnRoad ? 2 : 1
  if (state === 'arrived') return 3
  return state === 'delivered' || state === 'partly' ? 4 : 0
}

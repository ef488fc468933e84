import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { sayReason } from '#web/rider/door/say-reason.ts'
import { sayStopState } from '#web/rider/stops/say-stop-state.ts'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useStopWords } from '#web/words/rider/road/stop-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** What came of a stop: when, what was taken, what was paid, and what goes back. */
export function StopOutcome({ stop }: { stop: RiderStop }) {
  const say = useStopWords()
  const sayState = useRunWords()
  const sayDoor = useDoorWords()
  const locale = useLocale()
  const { state, doneAt, collected, paidWay, refused, receiver, reason, retryOn } = stop
  const isHandedOver = state === 'delivered' || state === 'partly'
  return (
    <div className="grid gap-2 rounded-card border-3 border-ink p-3">
      <p className="font-bold text-xl">
        {sayStopState(state, sayState)} {doneAt ? sayTime(new Date(doneAt), locale) : ''}
      </p>
      {isHandedOver && collected ? (
        <p>
          {say(paidWay === 'qr' ? 'outcome.qr' : 'outcome.cash')}{' '}
          <b className="tabular">{sayMoney(collected)}</b>
        </p>
      ) : null}
      {receiver ? <p>{say('outcome.receiver', { name: receiver })}</p> : null}
      {reason ? <p>{isHandedOver ? reason : sayReason(reason, sayDoor)}</p> : null}
      {state === 'failed' && retryOn ? (
        <p>{say('outcome.retry', { day: sayWeekday(noonOf(retryOn), locale) })}</p>
      ) : null}
      {state === 'back' || state === 'cancelled' ? <p>{say('outcome.back')}</p> : null}
      {refused.length > 0 ? (
        <ul className="text-base">
          {refused.map(({ line, name, brought, taken, reason }) => (
            <li key={line}>
              {pick(locale, name.th, name.en)}:{' '}
              {say('outcome.taken', { taken, brought, reason: sayReason(reason, sayDoor) })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

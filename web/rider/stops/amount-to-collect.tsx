import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'

/** What to collect, or why nothing. */
export function AmountToCollect({ stop: { toCollect, payment } }: { stop: RiderStop }) {
  const say = useRunWords()
  if (toCollect === 0)
    return <span className="font-bold">{say(payment === 'CREDIT' ? 'run.onCredit' : 'run.paid')}</span>
  return (
    <span>
      {say('run.collect')} <b className="tabular text-2xl">{sayMoney(toCollect)}</b>
    </span>
  )
}

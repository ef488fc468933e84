import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useCloseWords } from '#web/words/rider/account/close-words.ts'

/** What was handed in, and what the centre counted, with the reason of a difference. */
export function CashCounted({
  run: { handedAt, cashHanded, cashCounted, differenceReason, state },
  cash,
}: {
  run: Pick<RiderRun, 'handedAt' | 'cashHanded' | 'cashCounted' | 'differenceReason' | 'state'>
  cash: Satang
}) {
  const say = useCloseWords()
  if (!handedAt && state !== 'closed') return null
  const difference = cashCounted === null ? 0 : cashCounted - cash
  return (
    <section role="status" className="grid gap-1 rounded-card border-3 border-ink p-3">
      {cashHanded === null ? null : (
        <p>
          {say('close.handed')} <b className="tabular">{sayMoney(cashHanded)}</b>
        </p>
      )}
      {cashCounted === null ? (
        <p className="font-bold">{say('close.waits')}</p>
      ) : (
        <>
          <p>
            {say('close.counted')} <b className="tabular">{sayMoney(cashCounted)}</b>
          </p>
          <p className="font-bold">
            {difference === 0
              ? say('close.same')
              : say(difference < 0 ? 'close.less' : 'close.more', { amount: sayMoney(Math.abs(difference)) })}
          </p>
          {differenceReason ? <p>{say('close.reason', { reason: differenceReason })}</p> : null}
        </>
      )}
    </section>
  )
}

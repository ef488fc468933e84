import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { runCash } from '#shop/deliveries/run-cash.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'

/** What is still to be collected, and what the rider holds. */
export function RunMoney({ stops }: { stops: readonly RiderStop[] }) {
  const say = useRunWords()
  const { toCollect, cash, qr } = runCash(stops)
  const figures = [
    [say('run.toCollect'), toCollect],
    [say('run.cash'), cash],
    ...(qr > 0 ? [[say('run.qr'), qr] as const] : []),
  ] as const
  return (
    <dl className="grid gap-1 border-ink border-y-2 py-2">
      {figures.map(([name, amount]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt>{name}</dt>
          <dd className="tabular font-bold">{sayMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

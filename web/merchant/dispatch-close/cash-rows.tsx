import { sayMoney } from '#shop/money/say-money.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

/** What the rider should bring, what they say they bring, and money that came with something not accepted. */
export function CashRows({ detail: { run, cash } }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const rows: [string, string][] = [
    [say('close.expected'), sayMoney(cash.expected)],
    ...(cash.refused > 0 ? [[say('close.refused'), sayMoney(cash.refused)] as [string, string]] : []),
    ...(run.cashHanded === null ? [] : [[say('close.handed'), sayMoney(run.cashHanded)] as [string, string]]),
  ]
  return (
    <div className="grid gap-1 text-sm">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(([label, value], at) => (
          <div key={label} className="contents">
            <dt className={at === 0 ? 'font-bold' : 'text-muted'}>{label}</dt>
            <dd className={at === 0 ? 'text-right font-bold' : 'text-right'}>{value}</dd>
          </div>
        ))}
      </dl>
      {run.handedNote ? (
        <p className="wrap-anywhere rounded-input bg-secondary-tint px-2 py-1">
          {say('close.riderNote', { note: run.handedNote })}
        </p>
      ) : null}
    </div>
  )
}

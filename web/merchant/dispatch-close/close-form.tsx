import { useState } from 'react'
import { dispatchProblems } from '#shop/dispatch/dispatch-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { fill } from '#shop/words/locale.ts'
import { MoneyField } from '#web/merchant/centre-forms/money-field.tsx'
import type { DispatchCalls } from '#web/merchant/dispatch-plan/dispatch-calls.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { BackOrders } from './back-orders.tsx'
import { CashRows } from './cash-rows.tsx'
import { ReturnRows } from './return-rows.tsx'
import { stillBack } from './still-back.ts'

const ask = officeCallsOf<DispatchCalls>()

/** What is counted and chosen before a run is closed; it outlives a reload. */
type Closing = {
  cash: number | null
  reason: string
  /** Good base units by product; those that are missing came back whole. */
  good: Record<string, number>
  /** The day to try again, by order; those that are missing are cancelled. */
  again: Record<string, string>
}
const nothing: Closing = { cash: null, reason: '', good: {}, again: {} }

/** The close of a run: cash beside what it should be, goods on the shelf or lost, orders cancelled or kept. */
export function CloseForm({ detail, open }: { detail: RunDetail; open: number }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const { run, cash } = detail
  const [closing, keep] = useKept<Closing>(`close ${run.id}`, nothing)
  const [isTried, setIsTried] = useState(false)
  const { send, isSaving } = useChange({ unknown: say('dispatch.unknown') })
  const change = (part: Partial<Closing>) => keep({ ...closing, ...part })
  const returns = stillBack(detail.returns, closing.again)
  const goodOf = ({ productCode, expected }: { productCode: string; expected: number }) =>
    Math.min(closing.good[productCode] ?? expected, expected)
  const back = run.stops.filter(({ state }) => state === 'back')
  const difference = closing.cash === null ? 0 : closing.cash - cash.expected
  const needsReason = difference !== 0 && closing.reason.trim() === ''
  const cancelled = back.filter(({ orderNumber }) => !closing.again[orderNumber]).length
  const what = [
    say('close.takes', { amount: sayMoney(closing.cash ?? 0) }),
    returns.length > 0 ? say('close.shelves', { count: returns.length }) : '',
    cancelled > 0 ? say('close.cancels', { count: cancelled }) : '',
    back.length > cancelled ? say('close.retries', { count: back.length - cancelled }) : '',
  ].filter(Boolean)
  const whyDisabled =
    open > 0 ? fill(dispatchProblems.notFinished[locale], { count: String(open) }) : undefined

  if (whyDisabled)
    return (
      <Card as="section" aria-labelledby="close">
        <h2 id="close" className="text-lg">
          {say('close.title')}
        </h2>
        <p className="text-muted text-sm">{whyDisabled}</p>
      </Card>
    )

  async function close() {
    setIsTried(true)
    const counted = closing.cash
    if (counted === null || needsReason) return
    const isClosed = await send(
      () =>
        ask(locale, 'closeRun', {
          ...{ id: run.id, cashCounted: counted, reason: closing.reason },
          returns: returns.map((each) => ({ productCode: each.productCode, good: goodOf(each) })),
          again: back.flatMap(({ orderNumber: number }) => {
            const on = closing.again[number]
            return on ? [{ number, on }] : []
          }),
        }),
      say('close.done'),
    )
    if (isClosed) keep(undefined)
  }

  return (
    <Card as="section" aria-labelledby="close" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="close" className="text-lg">
          {say('close.title')}
        </h2>
        <p className="text-muted text-sm">{say('close.text')}</p>
      </div>
      <CashRows detail={detail} />
      <MoneyField
        label={say('close.cash')}
        value={closing.cash}
        placeholder={say('close.cashHint')}
        error={isTried && closing.cash === null ? say('close.countFirst') : undefined}
        onChange={(amount) => change({ cash: amount })}
      />
      {difference === 0 ? null : (
        <div className="grid gap-2">
          <p role="status" className="font-bold text-danger">
            {say(difference < 0 ? 'close.short' : 'close.over', { amount: sayMoney(Math.abs(difference)) })}
          </p>
          <ReasonField
            label={say('close.why')}
            why={closing.reason}
            usual={[say('close.whyChange'), say('close.whyLater'), say('close.whyLost')]}
            onChange={(reason) => change({ reason })}
          />
          {isTried && needsReason ? (
            <p role="alert" className="text-danger text-sm">
              {say('close.sayWhy')}
            </p>
          ) : null}
        </div>
      )}
      <ReturnRows
        returns={returns}
        goodOf={goodOf}
        onChange={(productCode, good) => change({ good: { ...closing.good, [productCode]: good } })}
      />
      <BackOrders
        stops={back}
        again={closing.again}
        onChange={(number, day) => {
          const { [number]: _dropped, ...others } = closing.again
          change({ again: day ? { ...others, [number]: day } : others })
        }}
      />
      <Button loading={isSaving} className="h-auto py-2" onClick={() => void close()}>
        {say('close.do', { what: what.join(' · ') })}
      </Button>
    </Card>
  )
}

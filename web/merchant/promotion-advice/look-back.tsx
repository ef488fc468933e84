import { Progress } from '@mantine/core'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { ResultOf } from '#web/kit/calls/ask-server.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import type { PromotionCalls } from '#web/merchant/promotion-moves/promotion-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { useWhyNotTry, withoutNames } from './use-advice.ts'

const ask = officeCallsOf<PromotionCalls>()
type Result = ResultOf<PromotionCalls, 'lookBack'>
type Past = Extract<Result, { kind: 'ok' }>['answer']
/** The server looks back for so long at most. */
const longestMs = 4_000
const stepMs = 200
const mostShown = 5

/** What it would have cost over the last 30 days, and who would have used it. */
export function LookBack({ draft, id }: { draft: PromotionDraft; id: string | undefined }) {
  const say = usePromotionWords()
  const locale = useLocale()
  const [past, setPast] = useState<{ of: string; result: Result }>()
  const [isLooking, setIsLooking] = useState(false)
  const whyNot = useWhyNotTry(draft)
  const now = JSON.stringify(withoutNames(draft))
  async function look() {
    setIsLooking(true)
    const result = await ask(locale, 'lookBack', { ...(id ? { id } : {}), promotion: draft })
    setIsLooking(false)
    setPast({ of: now, result })
  }
  return (
    <FormSection title={say('past.title')} text={say('past.text')}>
      {isLooking ? <LookingProgress /> : null}
      {past && !isLooking ? (
        past.result.kind === 'ok' ? (
          <div className={past.of === now ? undefined : 'opacity-60'}>
            <PastUse past={past.result.answer} />
          </div>
        ) : (
          <p role="alert" className="text-danger text-sm">
            {past.result.kind === 'refused' ? past.result.message : say('past.failed')}
          </p>
        )
      ) : null}
      {past && past.of !== now && !isLooking ? (
        <p className="text-muted text-sm">{say('past.changed')}</p>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        loading={isLooking}
        whyDisabled={whyNot}
        icon={<History aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void look()}
      >
        {say('past.look')}
      </Button>
    </FormSection>
  )
}

function LookingProgress() {
  const say = usePromotionWords()
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => before + stepMs), stepMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Progress aria-label={say('past.looking')} value={Math.min(95, (passed / longestMs) * 100)} animated />
  )
}

function PastUse({ past }: { past: Past }) {
  const say = usePromotionWords()
  const locale = useLocale()
  const worth = past.gifts.reduce((sum, gift) => sum + gift.worth, 0)
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-bold text-lg">{sayMoney(past.less + worth)}</p>
      <p>
        {say('past.used', {
          count: sayNumber(past.ordersUsing),
          orders: sayNumber(past.orders),
          customers: sayNumber(past.customersUsing),
        })}
      </p>
      <p className="text-muted">
        {past.isAll
          ? say('past.since', { day: sayDate(noonOf(past.from), locale) })
          : say('past.newest', { orders: sayNumber(past.orders) })}
      </p>
      {past.gifts.length > 0 ? (
        <ul className="grid gap-0.5">
          {past.gifts.map(({ productCode, nameTh, nameEn, quantity, worth: value }) => (
            <li key={productCode} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {say('past.gift', { name: pick(locale, nameTh, nameEn), count: sayNumber(quantity) })}
              </span>
              <span className="tabular whitespace-nowrap">{sayMoney(value)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {past.customers.length > 0 ? (
        <>
          <h3 className="text-sm">{say('past.customers')}</h3>
          <ul className="grid gap-0.5">
            {past.customers.slice(0, mostShown).map(({ code, name, orders, less }) => (
              <li key={code} className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{name}</span>
                <span className="tabular whitespace-nowrap text-muted">
                  {say('past.orders', { count: sayNumber(orders) })} · {sayMoney(less)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

import { useMemo, useState } from 'react'
import { couponProblems } from '#shop/coupons/coupon-problems.ts'
import { type WhyNotCoupon, whyNotCoupon } from '#shop/coupons/why-not-coupon.ts'
import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import { refuse } from '#shop/problems/problem.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import type { CheckoutCalls } from '#web/customer/placing/checkout-calls.ts'
import { baseUnitName } from '#web/customer/pricing/price-words.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

const ask = callsOf<CheckoutCalls>()

/** Coupons and points in one drawer: what can be used now, what cannot and why, and what this order earns. */
export default function SavingsSheet({
  checkout: { options, draft, choose, priced, toPrice, page },
  open,
  onClose,
}: {
  checkout: Checkout
  open: boolean
  onClose: () => void
}) {
  const say = useOrderWords()
  const common = useCommonWords()
  const locale = useLocale()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const known = useMemo(() => {
    const inWords = (why: WhyNotCoupon): string => {
      if (why.kind !== 'missing') return refuse(couponProblems[why.kind]).say(locale)
      const { counting, missing, productCodes } = why.hint
      const unit = baseUnitName(page.products.get(productCodes[0] ?? ''), say)
      return refuse(couponProblems.missing, {
        missing: counting === 'money' ? shortMoney(missing) : sayCounted(missing, unit),
      }).say(locale)
    }
    const ofCart = options.coupons.map((coupon) => {
      const why = open && toPrice ? whyNotCoupon(toPrice, coupon.promotionId) : undefined
      return { coupon, whyNot: why && inWords(why) }
    })
    return [
      ...ofCart.filter(({ whyNot }) => !whyNot),
      ...ofCart.filter(({ whyNot }) => whyNot),
      ...options.closedCoupons,
    ]
  }, [open, toPrice, options, page.products, locale, say])

  async function check(): Promise<void> {
    const couponId = code.trim()
    if (couponId === '') return setProblem(say('savings.enterCode'))
    setBusy(true)
    const result = await ask(locale, 'checkCoupon', { couponId })
    setBusy(false)
    if (result.kind === 'unknown') return setProblem(say('checkout.offline'))
    if (result.kind === 'refused') return setProblem(result.message)
    setProblem(undefined)
    choose({ couponId })
    onClose()
  }

  function take(couponId: string): void {
    choose({ couponId })
    onClose()
  }

  return (
    <BottomSheet open={open} onClose={onClose} title={say('savings.title')} closeLabel={common('app.close')}>
      <div className="grid gap-4">
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void check()
          }}
        >
          <FormAlert message={problem} />
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={say('savings.code')}
                value={code}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => setCode(event.target.value)}
              />
            </div>
            <Button type="submit" variant="secondary" loading={busy}>
              {say('savings.use')}
            </Button>
          </div>
        </form>
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-bold">{say('savings.mine')}</legend>
          <RadioCard
            name="coupon"
            title={say('savings.none')}
            checked={draft.couponId === ''}
            onChange={() => take('')}
          />
          {known.map(({ coupon, whyNot }) => {
            const { title, text } = coupon.said
            return (
              <RadioCard
                key={coupon.id}
                name="coupon"
                title={title}
                text={
                  <>
                    {text}
                    <span className="block">
                      {say('savings.until', { date: sayDate(noonOf(coupon.expiresOn), locale) })}
                    </span>
                    {whyNot ? <span className="block text-danger">{whyNot}</span> : null}
                  </>
                }
                // One that was chosen stays so, to be given up by another choice.
                disabled={whyNot !== undefined && draft.couponId !== coupon.id}
                checked={draft.couponId === coupon.id}
                onChange={() => take(coupon.id)}
              />
            )
          })}
          {known.length === 0 ? <p className="text-muted text-sm">{say('savings.noCoupons')}</p> : null}
        </fieldset>
        <Card className="grid gap-1 text-sm">
          <p className="flex justify-between gap-2">
            <span>{say('savings.pointsHave')}</span>
            <strong className="tabular">
              {say('points.count', { points: sayNumber(options.points.have) })}
            </strong>
          </p>
          <p className="flex justify-between gap-2">
            <span>{say('totals.earns')}</span>
            <strong className="tabular text-primary-text">
              {say('points.count', { points: sayNumber(priced.pointsEarned) })}
            </strong>
          </p>
          <p className="text-muted text-xs">
            {say(options.points.redeemOpen ? 'savings.pointsHow' : 'savings.pointsClosed')}
          </p>
        </Card>
      </div>
    </BottomSheet>
  )
}

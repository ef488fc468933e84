import { useEffect, useState } from 'react'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { whyNotSave } from '#shop/merchant-promotions/why-not-save.ts'
import { fill } from '#shop/words/locale.ts'
import type { ResultOf } from '#web/kit/calls/ask-server.ts'
import type { PromotionCalls } from '#web/merchant/promotion-moves/promotion-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<PromotionCalls>()
const pauseMs = 400

type Answer<Name extends keyof PromotionCalls> = Extract<
  ResultOf<PromotionCalls, Name>,
  { kind: 'ok' }
>['answer']
export type Tried = Answer<'tryPromotion'>
export type Warnings = Answer<'checkPromotion'>

type Asked = {
  draft: PromotionDraft
  id: string | undefined
  productCodes: readonly string[]
  customerCode: string | undefined
}

/** Fields that a price depends on: a draft is tried before it has a name. */
const pricing = new Set(['tiers', 'saleProducts', 'freeProducts'])

/** Why a draft cannot be tried yet; the first reason. */
export function useWhyNotTry(draft: PromotionDraft): string | undefined {
  const locale = useLocale()
  const problem = whyNotSave(draft).find(({ field }) => pricing.has(field))
  return problem && fill(problem.row[locale], problem.params)
}

/** What it is called changes neither price nor past. */
export const withoutNames = (draft: PromotionDraft): PromotionDraft => ({
  ...draft,
  ...{ name: '', shortName: '', remark: '' },
})

/** What the server says of a draft, after a short pause of typing; older answers are dropped. */
export function useAdvice({ draft, id, productCodes, customerCode }: Asked, mayAsk: boolean) {
  const locale = useLocale()
  const [tried, setTried] = useState<Tried>()
  const [warnings, setWarnings] = useState<Warnings>()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const whyNot = useWhyNotTry(draft)
  const request = JSON.stringify({ id, promotion: withoutNames(draft), productCodes, customerCode })
  useEffect(() => {
    if (!mayAsk || whyNot) return
    let isOld = false
    setIsAsking(true)
    const timer = setTimeout(async () => {
      const { productCodes, customerCode, ...asked } = JSON.parse(request)
      const [priced, checked] = await Promise.all([
        ask(locale, 'tryPromotion', { ...asked, productCodes, customerCode }),
        ask(locale, 'checkPromotion', asked),
      ])
      if (isOld) return
      setIsAsking(false)
      setProblem(priced.kind === 'refused' ? priced.message : undefined)
      if (priced.kind === 'ok') setTried(priced.answer)
      if (checked.kind === 'ok') setWarnings(checked.answer)
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [request, whyNot, mayAsk, locale])
  return whyNot
    ? { tried: undefined, warnings: undefined, problem: whyNot, isAsking: false }
    : { tried, warnings, problem, isAsking }
}

import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SeriesDraft } from '#shop/merchant-coupons/coupon-series.ts'
import { whyNotMake } from '#shop/merchant-coupons/why-not-make.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import type { NamedCustomer } from '#web/merchant/promotion-moves/customer-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CouponCalls } from './coupon-calls.ts'

const ask = officeCallsOf<CouponCalls>()

export type CouponPromotion = { id: string; name: string; startsOn: string; endsOn: string }
type Typed = { draft: SeriesDraft; customers: NamedCustomer[]; key: string }
type Making = { promotions: readonly CouponPromotion[]; promotionId: string | undefined; today: string }

/** The form of a new series: what is typed, what is wrong, and making it. */
export function useMake({ promotions, promotionId, today }: Making) {
  const say = useCouponWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const first = promotions.find(({ id }) => id === promotionId) ?? promotions[0]
  const fresh: SeriesDraft = {
    ...{ promotionId: first?.id ?? '', name: '', form: 'owned', audience: 'everybody' },
    ...{ customers: [], customerTypes: [], perCustomer: 1, mostUses: null, prefix: '', numbers: 100 },
    ...{ startsOn: today, endsOn: first?.endsOn ?? today },
  }
  const [typed, keep] = useKept<Typed>(`coupons ${promotionId ?? ''}`, {
    draft: fresh,
    customers: [],
    key: '',
  })
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const { draft } = typed
  const promotion = promotions.find(({ id }) => id === draft.promotionId)
  const wrong = promotion ? whyNotMake(draft, { promotion, today }) : []
  const problems = isTried ? wrong : []

  async function make() {
    setIsTried(true)
    if (!promotion || wrong.length > 0) {
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('#content [aria-invalid=true], #content [role=alert]')
          ?.scrollIntoView({ block: 'center' }),
      )
      return
    }
    // The same series sent again after a lost answer is one.
    const key = typed.key || crypto.randomUUID()
    keep({ ...typed, key })
    setIsSaving(true)
    const result = await ask(locale, 'makeCoupons', { ...draft, key })
    setIsSaving(false)
    if (result.kind === 'ok') {
      keep(undefined)
      notifications.show({ message: say('make.done', { id: result.answer.id }) })
      await navigate(promotionPaths.coupon({ id: result.answer.id }), { replace: true })
    } else {
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('make.unknown'),
        autoClose: 30_000,
      })
      // Whoever presses after a refusal means another series.
      if (result.kind === 'refused') keep({ ...typed, key: '' })
    }
  }

  return {
    ...{ draft, promotion, problems, isSaving, make },
    customers: typed.customers,
    change: (changed: Partial<SeriesDraft>, customers = typed.customers) =>
      keep({ ...typed, customers, draft: { ...draft, ...changed } }),
    discard: () => {
      setIsTried(false)
      keep(undefined)
    },
    changes: (Object.keys(fresh) as (keyof SeriesDraft)[]).filter(
      (field) => JSON.stringify(fresh[field]) !== JSON.stringify(draft[field]),
    ).length,
    errorOf: (field: keyof SeriesDraft) => problems.find((each) => each.field === field)?.row[locale],
  }
}
export type SeriesForm = ReturnType<typeof useMake>

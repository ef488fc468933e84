import { ChevronRight, Ticket } from 'lucide-react'
import { useState } from 'react'
import { sayNumber } from '#shop/money/say-money.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import type { Checkout } from './use-checkout.ts'

const load = () => import('./savings-sheet.tsx')

/** Opens the drawer of coupons and points, and says what is used of it. */
export function SavingsSection({ checkout }: { checkout: Checkout }) {
  const say = useOrderWords()
  const [open, setOpen] = useState(false)
  const { Part: SavingsSheet, isLoading, loadPart } = useLazyPart(load)
  const { options, draft, priced } = checkout
  const chosen = options.coupons.find(({ id }) => id === draft.couponId)
  const chosenName = chosen ? chosen.said.title.replace(/^คูปอง\s*/, '') : ` ${draft.couponId}`
  const works = draft.couponId !== '' && priced.couponPromotionIdsUsed.length > 0
  return (
    <>
      <button
        type="button"
        aria-busy={isLoading || undefined}
        onClick={() => {
          setOpen(true)
          void loadPart()
        }}
        className="flex min-h-14 w-full items-center gap-3 rounded-card border border-hairline bg-card px-3 text-left hover:border-outline md:px-4"
      >
        <Ticket aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
        <span className="min-w-0 flex-1 py-2">
          <span className="block font-bold">{say('savings.title')}</span>
          <span className="clamp-1 text-muted text-sm">
            {draft.couponId
              ? works
                ? say('savings.using', { name: chosenName })
                : say('savings.notYet', { name: chosenName })
              : say('savings.have', {
                  count: options.coupons.length,
                  points: sayNumber(options.points.have),
                })}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="text-muted" />
      </button>
      {SavingsSheet ? <SavingsSheet checkout={checkout} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

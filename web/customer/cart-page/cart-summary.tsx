import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { Totals } from '#web/customer/pricing/totals.tsx'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useShopWords } from '#web/words/words.tsx'

const checkouts = { normal: paths.checkout, advance: paths.advanceCheckout, points: paths.checkout } as const

/** The gaps to the minimum order and to free delivery, and the total. */
export function CartSummary({ page, freeShipping }: { page: CartPage; freeShipping: string }) {
  const say = useOrderWords()
  const { priced, facts } = page
  const { delivery, minimumOrder } = facts.toPrice
  return (
    <Card as="section" aria-label={say('cart.summary')} className="grid gap-4 lg:sticky lg:top-28">
      {priced.mode === 'money' && priced.missingToMinimum > 0 ? (
        <ProgressBar
          value={priced.subtotalWithVat}
          max={minimumOrder}
          label={say('cart.toMinimum', {
            missing: shortMoney(priced.missingToMinimum),
            minimum: shortMoney(minimumOrder),
          })}
        />
      ) : null}
      {priced.mode === 'money' && delivery.freeFrom !== null && delivery.fee > 0 ? (
        <ProgressBar
          value={priced.subtotalWithVat}
          max={delivery.freeFrom}
          label={
            priced.missingToFreeDelivery > 0
              ? say('cart.toFreeDelivery', { missing: shortMoney(priced.missingToFreeDelivery) })
              : say('cart.freeDelivery')
          }
        />
      ) : null}
      <Totals priced={priced} vatPercent={facts.toPrice.vatPercent} />
      {priced.mode === 'money' && freeShipping ? <p className="text-muted text-xs">{freeShipping}</p> : null}
      <div className="hidden gap-2 lg:grid">
        <WhyNotGoOn page={page} />
        <GoOn page={page} wide />
      </div>
    </Card>
  )
}

/** On phones the total and the button stay at the bottom of the screen. */
export function CartBar({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const { priced } = page
  return (
    <div className="no-print fixed inset-x-0 bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 border-hairline border-t bg-card shadow-float md:bottom-0 lg:hidden">
      <WhyNotGoOn page={page} />
      <div className="page-width flex min-h-16 items-center gap-3 py-2">
        <p className="min-w-0 flex-1">
          <span className="block text-muted text-xs">{say('totals.total')}</span>
          {priced.mode === 'points' ? (
            <strong className="tabular text-xl">
              {say('points.count', { points: sayNumber(priced.points) })}
            </strong>
          ) : (
            <Price amount={priced.total} size="lg" />
          )}
        </p>
        <GoOn page={page} />
      </div>
    </div>
  )
}

/** Why this cart cannot go to checkout, if anything. */
function useWhyNotGoOn({ priced, kind, facts }: CartPage): string | undefined {
  const say = useOrderWords()
  const shop = useShopWords()
  const site = useSite()
  const { orderingOpen } = useSettings()
  if (orderingOpen === false) return shop('cart.closed')
  if (priced.lines.length === 0) return say('cart.chooseFirst')
  // A sign-in may add lines to the cart and change its prices.
  if (site?.visitor?.isGuest) return undefined
  const stuck = priced.lines.find(({ orderable }) => !orderable)
  if (stuck) return say('cart.lineStuck')
  if (kind === 'points') {
    const have = site?.visitor?.points ?? 0
    return priced.points > have
      ? say('cart.fewPoints', { have: sayNumber(have), need: sayNumber(priced.points) })
      : undefined
  }
  return priced.missingToMinimum > 0
    ? say('cart.toMinimum', {
        missing: shortMoney(priced.missingToMinimum),
        minimum: shortMoney(facts.toPrice.minimumOrder),
      })
    : undefined
}

/** The reason of the disabled button, shown without pressing it. */
function WhyNotGoOn({ page }: { page: CartPage }) {
  const whyNot = useWhyNotGoOn(page)
  return whyNot ? <p className="page-width pt-2 text-center text-danger text-sm lg:px-0">{whyNot}</p> : null
}

function GoOn({ page, wide }: { page: CartPage; wide?: boolean }) {
  const say = useOrderWords()
  const isGuest = useSite()?.visitor?.isGuest ?? true
  const whyNot = useWhyNotGoOn(page)
  const count = page.priced.lines.length
  const text = isGuest
    ? say('cart.signIn')
    : say(page.kind === 'points' ? 'cart.redeem' : 'cart.checkout', { count })
  if (whyNot)
    return (
      <Button size="lg" wide={wide} whyDisabled={whyNot}>
        {text}
      </Button>
    )
  return (
    <LinkButton size="lg" wide={wide} to={checkouts[page.kind]}>
      {text}
    </LinkButton>
  )
}

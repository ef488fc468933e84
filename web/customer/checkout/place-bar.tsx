import { useLocation } from 'react-router'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import type { Checkout } from './use-checkout.ts'

function PlaceButton({ checkout: { priced, whyNot, placing, stale, place } }: { checkout: Checkout }) {
  const say = useOrderWords()
  return (
    <Button
      size="lg"
      wide
      loading={placing || stale}
      whyDisabled={placing || stale ? undefined : whyNot}
      onClick={place}
    >
      {priced.mode === 'points'
        ? say('checkout.redeem', { points: sayNumber(priced.points) })
        : say('checkout.place', { total: sayMoney(priced.total) })}
    </Button>
  )
}

/** On phones the one button stays in reach; it repeats the amount it spends. */
export function PlaceBar({ checkout }: { checkout: Checkout }) {
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-10 border-hairline border-t bg-card pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden">
      <div className="page-width grid gap-1 py-2">
        <PlaceControls checkout={checkout} />
      </div>
    </div>
  )
}

/** The reason an order cannot be placed, and the button that places it. */
export function PlaceControls({ checkout }: { checkout: Checkout }) {
  const say = useOrderWords()
  const { pathname } = useLocation()
  const { whyNot, stale, placing, resending, left, trouble, stop } = checkout
  if (left)
    return (
      <>
        <FormAlert message={say('checkout.signedOut')} />
        {/* Opened anew, the page leads to the sign-in, or says that the centre has closed. */}
        <LinkButton to={pathname} reloadDocument size="lg" wide>
          {say('checkout.signIn')}
        </LinkButton>
      </>
    )
  return (
    <>
      <FormAlert message={trouble} />
      {whyNot && whyNot !== trouble && !stale && !placing ? (
        <p className="text-center text-danger text-sm">{whyNot}</p>
      ) : null}
      <PlaceButton checkout={checkout} />
      {resending ? (
        <Button variant="secondary" wide onClick={stop}>
          {say('checkout.stop')}
        </Button>
      ) : null}
    </>
  )
}

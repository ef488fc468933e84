import { PackageCheck, UserRoundCheck } from 'lucide-react'
import { Link } from 'react-router'
import { MovedNote } from '#web/customer/cart-page/moved-note.tsx'
import type { CheckoutData } from '#web/customer/checkout-draft/load-checkout.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListRowSkeleton, Skeleton } from '#web/ui/skeleton.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { AddressSection } from './address-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlaceBar } from './place-bar.tsx'
import { ReviewSection } from './review-section.tsx'
import { SavingsSection } from './savings-section.tsx'
import { RemarkSection, TaxSection } from './tax-section.tsx'
import { useCheckout } from './use-checkout.ts'

const loadDifferences = () => import('./differences-dialog.tsx')

/** One page: where, when, how it is paid, what it comes to, and the one button that orders it. */
export function CheckoutScreen(data: CheckoutData) {
  const say = useOrderWords()
  const shop = useShopWords()
  const checkout = useCheckout(data)
  const { page, lines, options, placing, differences } = checkout
  const { Part: DifferencesDialog } = useLazyPart(loadDifferences, differences)
  const title =
    data.kind === 'advance'
      ? shop('page.advanceCheckout')
      : data.kind === 'points'
        ? say('checkout.pointsTitle')
        : shop('page.checkout')
  const cart = data.kind === 'advance' ? paths.advanceCart : paths.cart
  return (
    <main
      id="content"
      data-bottom-bar
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-24 md:gap-5 md:pt-6 lg:pb-0"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex items-center">
        <BackButton />
        <h1 className="text-xl md:text-2xl">{title}</h1>
      </div>
      <div role="status" className="contents">
        <MovedNote page={page} />
      </div>
      {options.actor ? (
        <p className="flex items-center gap-2 rounded-card bg-secondary-tint p-3 text-sm">
          <UserRoundCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
          {say('checkout.placedBy', { name: options.actor.name })}
        </p>
      ) : null}
      {lines.length === 0 ? <FormAlert message={checkout.trouble} /> : null}
      {checkout.earlier ? <EarlierOrder {...checkout.earlier} /> : null}
      {page.ready && lines.length === 0 && page.state !== 'talking' && !placing ? (
        <EmptyState
          drawing="empty-cart"
          title={say('checkout.nothing')}
          text={say('checkout.nothingText')}
          action={<LinkButton to={cart}>{say('checkout.toCart')}</LinkButton>}
        />
      ) : page.ready && lines.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
            <AddressSection checkout={checkout} />
            <DeliverySection checkout={checkout} advance={data.kind === 'advance'} />
            <PaymentSection checkout={checkout} />
            {data.kind === 'points' ? null : <SavingsSection checkout={checkout} />}
            {data.kind === 'points' ? null : <TaxSection checkout={checkout} />}
            <RemarkSection checkout={checkout} />
          </div>
          <ReviewSection checkout={checkout} cart={cart} />
        </div>
      ) : (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-40 w-full" />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </div>
      )}
      {lines.length > 0 ? <PlaceBar checkout={checkout} /> : null}
      {DifferencesDialog ? <DifferencesDialog checkout={checkout} /> : null}
    </main>
  )
}

/** An order whose answer was lost is shown before the next one is placed. */
function EarlierOrder({ orderNumber, href }: { orderNumber: string; href: string }) {
  const say = useOrderWords()
  return (
    <p role="status" className="flex items-center gap-2 rounded-card bg-primary-tint p-3 text-sm">
      <PackageCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary-text" />
      <span>
        {say('checkout.earlier', { number: orderNumber })}{' '}
        <Link to={href} className="font-bold text-primary-text underline">
          {say('checkout.earlierOpen')}
        </Link>
      </span>
    </p>
  )
}

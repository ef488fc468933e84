import { CalendarClock, ClipboardPaste, CloudOff, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { type CartKind, type CartLine, mostCartLines } from '#shop/cart/cart.ts'
import { selectLines } from '#web/customer/cart/cart-actions.ts'
import type { CartFacts } from '#web/customer/cart/cart-products.ts'
import { useCart } from '#web/customer/cart/use-cart.ts'
import { canBeChosen } from '#web/customer/cart-sync/apply-server-cart.ts'
import { type CartPage, useCartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListRowSkeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { CartGroups } from './cart-groups.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { LatePart } from './late-part.tsx'
import { MovedNote } from './moved-note.tsx'
import { PriceChanges } from './price-changes.tsx'
import { type PriceChange, usePriceChanges } from './seen-prices.ts'

const loadQuickOrder = () => import('#web/customer/quick-order/quick-order.tsx')
const loadAdvice = () => import('#web/customer/cart-advice/advice.tsx')
const titles = { normal: 'page.cart', advance: 'page.advanceCart', points: 'cart.pointsTitle' } as const

type CartScreenProps = {
  kind: CartKind
  lines: readonly CartLine[]
  facts: CartFacts
  readAt: number
  freeShipping: string
}

export function CartScreen({ kind, lines, facts, readAt, freeShipping }: CartScreenProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const page = useCartPage({ kind, lines, facts, readAt })
  const { changes, putAway } = usePriceChanges(page.cartKey, page.products)
  const [quick, setQuick] = useState(false)
  const { Part: QuickOrder, isLoading, loadPart } = useLazyPart(loadQuickOrder)
  const openQuick = () => {
    void loadPart()
    setQuick(true)
  }
  const title = kind === 'points' ? say(titles.points) : shop(titles[kind])
  const empty = page.ready && page.lines.length === 0
  return (
    <main
      id="content"
      data-bottom-bar
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-20 md:gap-5 md:pt-6 md:pb-0"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex items-center">
          <BackButton />
          <h1 className="text-xl md:text-2xl">{title}</h1>
        </div>
        {kind === 'normal' ? (
          <Button
            variant="quiet"
            loading={isLoading}
            icon={<ClipboardPaste aria-hidden size={20} strokeWidth={1.75} />}
            onClick={openQuick}
          >
            {say('quick.open')}
          </Button>
        ) : null}
      </div>
      {kind === 'points' ? null : <CartTabs kind={kind} />}
      {kind === 'advance' ? (
        <p className="flex gap-2 rounded-card bg-secondary-tint p-3 text-sm">
          <CalendarClock aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
          {say('cart.advanceLead')}
        </p>
      ) : null}
      <Notes page={page} changes={changes} putAway={putAway} />
      {empty ? (
        <EmptyCart kind={kind} onQuick={openQuick} />
      ) : page.ready ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <SelectAll page={page} />
            <CartGroups page={page} />
          </div>
          <CartSummary page={page} freeShipping={freeShipping} />
        </div>
      ) : (
        <Card>
          <ListRowSkeleton />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </Card>
      )}
      {kind === 'normal' ? <LatePart load={loadAdvice} page={page} /> : null}
      {empty ? null : <CartBar page={page} />}
      {QuickOrder ? <QuickOrder open={quick} onClose={() => setQuick(false)} cartKey={page.cartKey} /> : null}
    </main>
  )
}

function CartTabs({ kind }: { kind: CartPage['kind'] }) {
  const say = useOrderWords()
  const counts = { normal: useCart('normal').lines.length, advance: useCart('advance').lines.length }
  return (
    <Tabs
      label={say('cart.tabs')}
      tabs={[
        { to: paths.cart, text: say('cart.normal'), current: kind === 'normal', count: counts.normal },
        {
          to: paths.advanceCart,
          text: say('cart.advance'),
          current: kind === 'advance',
          count: counts.advance,
        },
      ]}
    />
  )
}

function Notes({ page, changes, putAway }: { page: CartPage; changes: PriceChange[]; putAway: () => void }) {
  const say = useOrderWords()
  return (
    <div role="status" className="contents">
      {page.state === 'offline' ? (
        <p className="flex items-center gap-2 rounded-card bg-sunk p-3 text-sm">
          <CloudOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          <span className="min-w-0 flex-1">{say('cart.offline')}</span>
          <Button size="sm" variant="quiet" onClick={page.refresh}>
            {say('cart.tryAgain')}
          </Button>
        </p>
      ) : null}
      {page.leftOut.length > 0 ? (
        <p className="rounded-card bg-secondary-tint p-3 text-sm">
          {say('cart.leftOut', { most: mostCartLines, count: page.leftOut.length })}
        </p>
      ) : null}
      <MovedNote page={page} />
      {changes.length > 0 ? (
        <PriceChanges title={say('cart.pricesChanged')} changes={changes} onUnderstood={putAway} />
      ) : null}
    </div>
  )
}

function SelectAll({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const block = useSettings().blockOutOfStock
  const choosable = page.lines.filter((line) => {
    const product = page.products.get(line.productCode)
    return product && canBeChosen(line, product, { kind: page.kind, block })
  })
  const chosen = choosable.filter(({ selected }) => selected).length
  return (
    <div className="flex items-center justify-between gap-2 pl-3">
      <Checkbox
        label={say('cart.selectAll')}
        checked={choosable.length > 0 && chosen === choosable.length}
        onChange={(event) => page.cartKey && selectLines(page.cartKey, choosable, event.target.checked)}
      />
      <span className="tabular pr-3 text-muted text-sm">
        {say('cart.chosen', { count: page.priced.lines.length, of: page.lines.length })}
      </span>
    </div>
  )
}

function EmptyCart({ kind, onQuick }: { kind: CartPage['kind']; onQuick: () => void }) {
  const say = useOrderWords()
  const shop = useShopWords()
  return (
    <EmptyState
      drawing="empty-cart"
      title={say('cart.empty')}
      text={
        kind === 'advance'
          ? say('cart.emptyAdvance')
          : kind === 'points'
            ? say('cart.emptyPoints')
            : say('cart.emptyText')
      }
      action={
        <>
          <LinkButton to={paths.products} icon={<ShoppingCart aria-hidden size={20} strokeWidth={1.75} />}>
            {shop('product.showAll')}
          </LinkButton>
          {kind === 'normal' ? (
            <Button variant="secondary" onClick={onQuick}>
              {say('quick.open')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}

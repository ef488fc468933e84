import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { Link, useNavigation, useSubmit } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { suggestedBasketContract } from '#shop/my-sales/basket-contracts.ts'
import { basketReasons } from '#shop/my-sales/limits.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import type { SalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { SeenAt } from '#web/merchant/my-sales/seen-at.tsx'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf } from '#web/merchant/outbox/entry.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { BasketRow } from './basket-row.tsx'
import { useBasket } from './use-basket.ts'

type BasketScreenProps = {
  page: SalesPage
  at: string
  basket: AnswerOf<typeof suggestedBasketContract>
  problem: string | undefined
}

/** What a customer is likely to need, laid into their cart with one press. */
export function BasketScreen({ page, at, basket: { today, customer, items }, problem }: BasketScreenProps) {
  const say = useSalesWords()
  const locale = useLocale()
  const submit = useSubmit()
  const isLeaving = useNavigation().state !== 'idle'
  const basket = useBasket(customer.code, items)
  useCachedVisit(markOf(page.owner), at)
  const toCart = () => void submit(null, { method: 'post' })
  const { laid, wanted } = basket
  async function lay() {
    if (await basket.lay()) toCart()
  }
  const isAll = items.length > 0 && wanted.length === items.length
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${say('basket.title')} · ${customer.name}`} indexed={false} />
      <Link
        to={merchantPaths.customer({ code: customer.code, saleunit: page.saleUnit })}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {customer.name}
      </Link>
      <div className="-mt-3">
        <h1 className="text-xl md:text-2xl">{say('basket.title')}</h1>
        <SeenAt at={at} />
      </div>
      <FormAlert message={problem} />
      {items.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('basket.none')} text={say('basket.noneText')} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm">{say('basket.about')}</p>
            <Button variant="quiet" size="sm" onClick={() => basket.chooseAll(!isAll)}>
              {say(isAll ? 'basket.noneChosen' : 'basket.all')}
            </Button>
          </div>
          {basketReasons
            .map((reason) => ({ reason, some: items.filter((item) => item.reason.kind === reason) }))
            .filter(({ some }) => some.length > 0)
            .map(({ reason, some }) => (
              <Card key={reason} as="section" aria-labelledby={`basket-${reason}`}>
                <h2 id={`basket-${reason}`} className="text-base">
                  {say(`basket.reason.${reason}`)}
                </h2>
                <ul className="divide-y divide-hairline">
                  {some.map((item) => (
                    <BasketRow key={item.productCode} item={item} today={today} basket={basket} />
                  ))}
                </ul>
              </Card>
            ))}
          {laid && laid.leftOut.length > 0 ? (
            <div role="alert" className="grid gap-2 rounded-card bg-secondary-tint p-3 text-sm">
              <p>
                <b>{say('basket.added', { count: laid.added })}</b>{' '}
                {say('basket.leftOut', { count: laid.leftOut.length })}:{' '}
                {laid.leftOut.map(({ name }) => name[locale]).join(', ')}
              </p>
              <Button className="w-fit" loading={isLeaving} onClick={toCart}>
                {say('basket.toCart')}
              </Button>
            </div>
          ) : null}
          <div
            role="toolbar"
            aria-label={say('basket.title')}
            className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-2 rounded-card border border-outline bg-card p-2 shadow-float"
          >
            <p role="status" className="tabular px-1 text-sm">
              {say('basket.chosen', { count: wanted.length, amount: sayMoney(basket.total) })}
            </p>
            <Button
              className="max-sm:w-full"
              loading={basket.isLaying || isLeaving}
              icon={<ShoppingCart aria-hidden size={20} strokeWidth={1.75} />}
              whyDisabled={wanted.length === 0 ? say('basket.needOne') : undefined}
              onClick={() => void lay()}
            >
              {say('basket.lay')}
            </Button>
          </div>
        </>
      )}
    </main>
  )
}

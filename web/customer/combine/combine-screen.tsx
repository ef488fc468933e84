import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import type { UnpaidOrder } from '#shop/payments/payment-contracts.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { MethodCards } from '#web/customer/payments/method-cards.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { OrderChoice } from './order-choice.tsx'
import { isOverdue, type OtherWays, waysFor } from './payable.ts'

type Answer = {
  wish: { orderNumbers: string[]; method: PaymentMethod | undefined }
  missing: string | undefined
  problem: { code: string; message: string } | undefined
}
type CombineScreenProps = {
  saleUnit: string
  orders: UnpaidOrder[]
  now: { day: string; at: string }
  other: OtherWays
  /** The orders in the address. */
  named: string[]
  answer: Answer | undefined
}

/** Written out, since importing it would send the sentences of all problems to the phone. */
const amountChanged = 'payments.amountChanged'

/** Unpaid orders and credit invoices, paid together in one way that is open to all of them. */
export function CombineScreen({ saleUnit, orders, now, other, named, answer }: CombineScreenProps) {
  const say = usePayWords()
  const open = orders.filter(({ slipInHand }) => !slipInHand)
  const [chosen, setChosen] = useState(() => firstChosen(open, { named, now, answer }))
  const [method, setMethod] = useState(answer?.wish.method)
  const isSending = useNavigation().state !== 'idle'
  const picked = open.filter(({ orderNumber }) => chosen.includes(orderNumber))
  const sum = picked.reduce((all, { owed }) => all + owed, 0)
  const ways = waysFor(picked, other)
  const way = ways.find((each) => each === method) ?? (ways.length === 1 ? ways[0] : undefined)
  const changes = way === 'COD' || way === 'CREDIT'
  if (orders.length === 0)
    return (
      <main id="content" className="page-width">
        <PageHead title={say('combine.title')} indexed={false} />
        <EmptyState
          asPageTitle
          drawing="success"
          title={say('combine.none')}
          text={say('combine.noneText')}
          action={
            <>
              <LinkButton to={paths.history}>{say('result.toHistory')}</LinkButton>
              <LinkButton to={paths.products} variant="secondary">
                {say('combine.shop')}
              </LinkButton>
            </>
          }
        />
      </main>
    )
  const whyNot =
    picked.length === 0
      ? say('combine.chooseOrder')
      : ways.length === 0
        ? say('combine.noMethod')
        : way
          ? undefined
          : say('combine.chooseMethod')
  const toggle = (number: string, on: boolean) =>
    setChosen((before) => (on ? [...before, number] : before.filter((each) => each !== number)))
  return (
    <main id="content" className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 pt-3 md:pt-6">
      <PageHead title={say('combine.title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('combine.title')}</h1>
      <FormAlert message={alertOf(answer, say('combine.refreshed'))} />
      <Form
        method="post"
        action={paths.paymentCombine({ saleunit: saleUnit })}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Card as="section" aria-labelledby="to-pay" className="grid gap-1">
          <h2 id="to-pay" className="text-lg">
            {say('combine.choose')}
          </h2>
          {open.length > 1 ? (
            <Checkbox
              label={say('combine.all', { count: open.length })}
              checked={picked.length === open.length}
              onChange={({ target }) =>
                setChosen(target.checked ? open.map(({ orderNumber }) => orderNumber) : [])
              }
            />
          ) : null}
          <ul className="grid divide-y divide-hairline border-hairline border-t">
            {orders.map((order) => (
              <OrderChoice
                key={order.orderNumber}
                order={order}
                overdue={isOverdue(order, now)}
                checked={chosen.includes(order.orderNumber)}
                onChange={(on) => toggle(order.orderNumber, on)}
              />
            ))}
          </ul>
        </Card>
        {picked.length > 0 && ways.length > 0 ? (
          <Card as="section" aria-labelledby="ways" className="grid gap-3">
            <h2 id="ways" className="text-lg">
              {say('combine.method')}
            </h2>
            <MethodCards methods={ways} chosen={way} onChoose={setMethod} creditLeft={other.creditLeft} />
          </Card>
        ) : null}
        {open.length > 0 ? (
          <div className="no-print sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 grid gap-1 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
            <p aria-live="polite" className="flex items-baseline justify-between gap-3">
              <span className="text-muted text-sm">{say('combine.count', { count: picked.length })}</span>
              <strong className="tabular text-xl">{sayMoney(sum)}</strong>
            </p>
            <Button
              type="submit"
              size="lg"
              wide
              loading={isSending}
              whyDisabled={isSending ? undefined : whyNot}
            >
              {changes ? say('combine.change') : say('combine.pay', { amount: sayMoney(sum) })}
            </Button>
          </div>
        ) : null}
      </Form>
    </main>
  )
}

/** What a refused form chose, else what the address names, else what is overdue, else the only one. */
function firstChosen(
  open: readonly UnpaidOrder[],
  { named, now, answer }: Pick<CombineScreenProps, 'named' | 'now' | 'answer'>,
): string[] {
  const wished = answer?.wish.orderNumbers ?? named
  const known = open.filter(({ orderNumber }) => wished.includes(orderNumber))
  const overdue = open.filter((order) => isOverdue(order, now))
  const first = known.length > 0 ? known : overdue.length > 0 ? overdue : open.length === 1 ? open : []
  return first.map(({ orderNumber }) => orderNumber)
}

function alertOf(answer: Answer | undefined, refreshed: string): string | undefined {
  if (!answer?.problem) return undefined
  const { code, message } = answer.problem
  return code === amountChanged ? `${message} ${refreshed}` : message
}

import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { attachPath, transferPath } from '#web/customer/payments/payment-address.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Waiting = {
  saleUnit: string
  orderNumber: string
  owed: number
  before: string | null
  paymentId: string | undefined
}

/** Everything that waits for a transfer. */
export function TransferList({ waiting }: { waiting: Waiting[] }) {
  const say = usePayWords()
  const locale = useLocale()
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 pt-3 md:pt-6"
    >
      <PageHead title={say('transfer.title')} indexed={false} />
      {waiting.length === 0 ? (
        <EmptyState
          asPageTitle
          drawing="success"
          title={say('transfer.none')}
          text={say('transfer.noneText')}
          action={<LinkButton to={paths.history}>{say('transfer.history')}</LinkButton>}
        />
      ) : (
        <>
          <h1 className="text-xl md:text-2xl">{say('transfer.list')}</h1>
          <ul className="grid gap-3">
            {waiting.map(({ saleUnit, orderNumber, owed, before, paymentId }) => (
              <Card as="li" key={orderNumber} className="grid gap-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="tabular wrap-anywhere font-bold">{orderNumber}</span>
                  <strong className="tabular text-lg">{sayMoney(owed)}</strong>
                </p>
                {before ? (
                  <p className="text-muted text-sm">
                    {say('transfer.before', { time: sayDateTime(new Date(before), locale) })}
                  </p>
                ) : null}
                <div className="grid gap-2 sm:grid-cols-2">
                  <LinkButton
                    to={
                      paymentId
                        ? transferPath({ paymentId, saleUnit })
                        : withQuery(paths.paymentSlip, { order: orderNumber, saleunit: saleUnit })
                    }
                  >
                    {say('transfer.show')}
                  </LinkButton>
                  <LinkButton variant="secondary" to={attachPath({ saleUnit, orderNumbers: [orderNumber] })}>
                    {say('money.attach')}
                  </LinkButton>
                </div>
              </Card>
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

import { Printer } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import type { PaymentDetail } from '#shop/payments/payment-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { resultPath } from '#web/customer/payments/payment-address.ts'
import { PaymentFrame } from '#web/customer/payments/payment-frame.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ReceiptScreenProps = {
  payment: SaidPayment
  /** Only shown to the customer. */
  payer: { name: string; taxNumber: string } | undefined
  /** Where the orders were placed, whichever centre is the active one. */
  centre: PaymentDetail['centre']
}

/** A receipt in one narrow column: it prints on A4 and on the 80 mm roll of a shop's printer. */
export function ReceiptScreen({ payment, payer, centre }: ReceiptScreenProps) {
  const say = usePayWords()
  const order = useOrderWords()
  const locale = useLocale()
  const { id, saleUnit, method, received, returned, paidAt, shares } = payment
  const [first] = shares
  if (!paidAt)
    return (
      <PaymentFrame title={say('receipt.title')}>
        <Card className="grid justify-items-center gap-4 py-8 text-center">
          <h1 className="text-xl">{say('receipt.notYet')}</h1>
          <LinkButton
            to={resultPath({ paymentId: id, saleUnit, method, orderNumber: first?.orderNumber ?? '' })}
            reloadDocument
          >
            {say('money.seePayment')}
          </LinkButton>
        </Card>
      </PaymentFrame>
    )
  return (
    <PaymentFrame title={say('receipt.title')}>
      <article className="mx-auto grid w-full max-w-form gap-4 rounded-card border border-hairline bg-card p-4 text-sm print:max-w-[72mm] print:gap-3 print:border-0 print:p-0">
        <header className="grid justify-items-center text-center">
          <p className="font-bold text-base">{pick(locale, centre.name, centre.nameEn)}</p>
          <p className="text-muted">{centre.address}</p>
          {centre.phone ? <p className="tabular text-muted">{sayPhone(centre.phone)}</p> : null}
          <h1 className="mt-2 text-xl">{say('receipt.title')}</h1>
        </header>
        <dl className="grid gap-1 border-hairline border-t border-dashed pt-3">
          <Row title={say('receipt.number')} text={id} />
          <Row title={say('result.at')} text={sayDateTime(new Date(paidAt), locale)} />
          {payer ? <Row title={say('receipt.from')} text={payer.name} /> : null}
          {payer?.taxNumber ? (
            <dd className="tabular text-right text-muted">
              {say('receipt.tax', { number: payer.taxNumber })}
            </dd>
          ) : null}
          <Row title={say('result.method')} text={order(paymentNames[method])} />
        </dl>
        <table className="tabular w-full border-hairline border-t border-dashed">
          <thead>
            <tr className="text-muted">
              <th className="pt-3 text-left font-normal">{say('receipt.order')}</th>
              <th className="pt-3 text-right font-normal">{say('receipt.share')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ orderNumber, amount }) => (
              <tr key={orderNumber}>
                <td className="wrap-anywhere">{orderNumber}</td>
                <td className="text-right">{sayMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid gap-1 border-hairline border-t border-dashed pt-3">
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-bold">{say('receipt.total')}</dt>
            <dd className="tabular font-bold text-xl">{sayMoney(received)}</dd>
          </div>
          {returned > 0 ? <Row title={say('receipt.returned')} text={sayMoney(returned)} /> : null}
        </dl>
        <p className="text-center text-muted text-xs">{say('receipt.note')}</p>
      </article>
      <div className="no-print mx-auto grid w-full max-w-form gap-2">
        <Button size="lg" icon={<Printer aria-hidden size={20} strokeWidth={1.75} />} onClick={() => print()}>
          {say('receipt.print')}
        </Button>
        <LinkButton
          to={resultPath({ paymentId: id, saleUnit, method, orderNumber: first?.orderNumber ?? '' })}
          reloadDocument
          variant="quiet"
        >
          {say('money.seePayment')}
        </LinkButton>
      </div>
    </PaymentFrame>
  )
}

function Row({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{title}</dt>
      <dd className="tabular wrap-anywhere text-right">{text}</dd>
    </div>
  )
}

import { useEffect } from 'react'
import { sayMoney } from '#shop/money/say-money.ts'
import type { KbankForm } from '#shop/payments/payment-contracts.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { otherWayPath, type PaymentKey, resultPath } from '#web/customer/payments/payment-address.ts'
import { PaymentFrame } from '#web/customer/payments/payment-frame.tsx'
import { PaymentMark } from '#web/customer/payments/payment-mark.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { KbankButton } from './kbank-button.tsx'

type PayScreenProps = PaymentKey & {
  method: PaymentMethod
  amount: number
  orderNumbers: string[]
  kbank: KbankForm | null
  continueAt: string | null
}

/** The last page before the money: the amount, and the way to the gateway. */
export function PayScreen({ kbank, continueAt, ...payment }: PayScreenProps) {
  const say = usePayWords()
  const { method, amount, orderNumbers, saleUnit } = payment
  const [orderNumber = ''] = orderNumbers
  return (
    <PaymentFrame title={say('gateway.title')}>
      <Card className="grid justify-items-center gap-2 py-6 text-center md:py-8">
        <PaymentMark method={method} />
        <p className="tabular font-bold text-[2rem] leading-tight">{sayMoney(amount)}</p>
        <p className="tabular wrap-anywhere text-muted text-sm">{orderNumbers.join(', ')}</p>
        {continueAt ? <GoingOn href={continueAt} method={method} /> : null}
        {kbank ? <KbankButton form={kbank} payment={{ ...payment, orderNumber }} /> : null}
      </Card>
      <div className="grid gap-2 sm:grid-cols-2">
        <LinkButton to={resultPath({ ...payment, orderNumber })} reloadDocument variant="secondary">
          {say('gateway.check')}
        </LinkButton>
        <LinkButton to={otherWayPath({ saleUnit, orderNumbers })} reloadDocument variant="quiet">
          {say('money.otherWay')}
        </LinkButton>
      </div>
    </PaymentFrame>
  )
}

/** Leaves by itself; a form's answer must not lead to another site, so this page does. */
function GoingOn({ href, method }: { href: string; method: PaymentMethod }) {
  const say = usePayWords()
  const name = useOrderWords()(paymentNames[method])
  useEffect(() => location.replace(href), [href])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <h1 className="text-xl">{say('gateway.going', { name })}</h1>
      <p className="text-muted text-sm">{say('gateway.goingText')}</p>
      <a href={href} className={buttonLook({ size: 'lg', wide: true })}>
        {say('gateway.go', { name })}
      </a>
    </>
  )
}

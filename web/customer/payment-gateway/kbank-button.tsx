import { useEffect, useRef, useState } from 'react'
import { sayMoney } from '#shop/money/say-money.ts'
import type { KbankForm } from '#shop/payments/payment-contracts.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { type PaymentKey, resultPath } from '#web/customer/payments/payment-address.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import { useLivePayment } from '#web/customer/payments/use-live-payment.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

type KPayment = { create?: () => void; show?: () => void; onClose?: (listener: () => void) => void }
type KbankButtonProps = {
  form: KbankForm
  payment: PaymentKey & { method: PaymentMethod; amount: number; orderNumber: string }
}

/** KBank's script in a form of ours: it shows the bank's own form in a frame, and sends ours with a token. */
export function KbankButton({ form, payment }: KbankButtonProps) {
  const say = usePayWords()
  const locale = useLocale()
  const box = useRef<HTMLFormElement>(null)
  const state = useKbankScript(box, form)
  const { method, amount, paymentId, saleUnit } = payment
  const result = inLanguage(locale, resultPath(payment))
  // A QR is paid on another phone: this page may hear of it first.
  const { current } = useLivePayment(payment, (latest) => form.kind === 'qr' && !hasEnded(latest))
  const isOver = hasEnded(current)
  useEffect(() => {
    if (isOver) location.assign(result)
  }, [isOver, result])
  const callback = paths.paymentKbankOrder({
    type: method.toLowerCase(),
    orderid: paymentId,
    saleunit: saleUnit,
  })
  const isCard = form.kind === 'card'
  return (
    <>
      <h1 className="text-xl">{say(isCard ? 'gateway.card' : 'gateway.qr')}</h1>
      <p className="balanced text-muted text-sm">{say(isCard ? 'gateway.cardText' : 'gateway.qrText')}</p>
      <form ref={box} method="post" action={inLanguage(locale, callback)} className="mt-2 grid w-full gap-2">
        <FormAlert message={state === 'failed' ? say('gateway.notLoaded') : undefined} />
        {state === 'failed' ? (
          <Button size="lg" wide onClick={() => location.reload()}>
            {say('gateway.again')}
          </Button>
        ) : (
          <Button size="lg" wide loading={state === 'loading'} onClick={show}>
            {state === 'loading'
              ? say('gateway.opening')
              : say(isCard ? 'gateway.openCard' : 'gateway.openQr', { amount: sayMoney(amount) })}
          </Button>
        )}
      </form>
    </>
  )
}

const hasEnded = (payment: SaidPayment | undefined) =>
  payment !== undefined && payment.state !== 'waiting' && payment.state !== 'created'

const kpayment = () => (window as { KPayment?: KPayment }).KPayment

function show(): void {
  kpayment()?.show?.()
}

const waitMs = 15_000

/** Adds the script inside the form after hydration: it changes the page around itself. */
function useKbankScript(
  box: { current: HTMLFormElement | null },
  form: KbankForm,
): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page loads the script of one payment, once.
  useEffect(() => {
    const script = document.createElement('script')
    script.src = form.script
    Object.assign(script.dataset, {
      apikey: form.publicKey,
      amount: form.amount,
      currency: 'THB',
      paymentMethods: form.kind,
      name: form.name,
      mid: form.merchantId,
      showButton: 'false',
      ...(form.orderId ? { orderId: form.orderId } : {}),
    })
    const late = setTimeout(() => setState('failed'), waitMs)
    script.addEventListener('load', () => {
      clearTimeout(late)
      kpayment()?.create?.()
      setState(kpayment()?.show ? 'ready' : 'failed')
      show()
    })
    script.addEventListener('error', () => {
      clearTimeout(late)
      setState('failed')
    })
    box.current?.append(script)
    return () => {
      clearTimeout(late)
      script.remove()
    }
  }, [])
  return state
}

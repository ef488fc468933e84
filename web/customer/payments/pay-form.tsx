import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { Satang } from '#shop/money/satang.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'

type PayFormProps = {
  saleUnit: string
  orderNumbers: readonly string[]
  method: PaymentMethod
  amount: Satang
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** One button that starts a payment; what goes wrong is said on the page where another way can be chosen. */
export function PayForm({ saleUnit, orderNumbers, method, amount, variant, children }: PayFormProps) {
  const [isSent, setIsSent] = useState(false)
  // A browser that goes back shows this page as it was left.
  useEffect(() => {
    const shown = () => setIsSent(false)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return (
    <Form
      method="post"
      action={paths.paymentCombine({ saleunit: saleUnit })}
      reloadDocument
      className="grid"
      onSubmit={() => setIsSent(true)}
    >
      {orderNumbers.map((number) => (
        <input key={number} type="hidden" name="orders" value={number} />
      ))}
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="amount" value={amount} />
      <Button type="submit" size="lg" wide variant={variant} loading={isSent}>
        {children}
      </Button>
    </Form>
  )
}

import { Modal } from '@mantine/core'
import { useState } from 'react'
import { sayMoney } from '#shop/money/say-money.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'

type CancelDialogProps = {
  detail: OrderDetail
  isOpen: boolean
  isMoving: boolean
  onClose: () => void
  onCancel: (why: string) => Promise<void>
}

/** Names what will happen, and asks why: the customer reads it. */
export function CancelDialog({ detail, isOpen, isMoving, onClose, onCancel }: CancelDialogProps) {
  const say = useMerchantOrderWords()
  const { order, lines, invoice } = detail
  const [why, setWhy] = useState('')
  const usual = [
    say('cancel.noGoods'),
    say('cancel.customerAsked'),
    say('cancel.notReached'),
    say('cancel.double'),
  ]
  const isPaid =
    order.moneyState === 'paid' || order.moneyState === 'overpaid' || order.moneyState === 'partly paid'
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={say('cancel.title', { number: order.number })}
      centered
      closeButtonProps={{ 'aria-label': say('cancel.keep') }}
    >
      <div className="grid gap-3">
        <ul className="grid gap-1 text-sm">
          <li>{say('cancel.amount', { amount: sayMoney(order.total), name: order.customerName })}</li>
          <li>{say('cancel.stock', { count: lines.length })}</li>
          {invoice ? <li>{say('cancel.invoice', { number: invoice.number })}</li> : null}
          {isPaid ? <li className="font-bold text-danger">{say('cancel.refund')}</li> : null}
          <li>{say('cancel.told')}</li>
        </ul>
        <ReasonField label={say('cancel.why')} why={why} usual={usual} onChange={setWhy} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('cancel.keep')}
          </Button>
          <Button
            variant="danger"
            loading={isMoving}
            whyDisabled={why.trim() === '' ? say('cancel.sayWhy') : undefined}
            onClick={() => void onCancel(why)}
          >
            {say('cancel.do')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { MerchantOrderCalls } from '#web/merchant/order-moves/order-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<MerchantOrderCalls>()
type Kind = 'note' | 'message'
type Typed = { kind: Kind; text: string; id?: string }

/** Notes among staff, and messages to the customer, one under the other. */
export function OrderRemarks({ detail: { order, remarks } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const reload = useReload()
  const [typed, keep] = useKept<Typed>(`remark ${order.number}`, { kind: 'note', text: '' })
  const { kind, text } = typed
  const [isSending, setIsSending] = useState(false)
  async function send() {
    // The same words sent again after a lost answer are one remark.
    const own = typed.id ?? crypto.randomUUID()
    keep({ ...typed, id: own })
    setIsSending(true)
    const result = await ask(locale, 'remarkOrder', { id: own, orderNumber: order.number, kind, text })
    setIsSending(false)
    if (result.kind === 'ok') {
      keep(undefined)
      await reload()
    } else
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('orders.unknown'),
        autoClose: 30_000,
      })
  }
  return (
    <Card as="section" aria-labelledby="remarks" className="grid gap-3">
      <h2 id="remarks" className="text-base">
        {say('remarks.title')}
      </h2>
      {remarks.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {remarks.map((remark) => (
            <li
              key={remark.id}
              className={joinClasses(
                'wrap-anywhere rounded-input px-3 py-2',
                remark.kind === 'note' ? 'bg-secondary-tint' : 'bg-primary-tint',
              )}
            >
              <p className="whitespace-pre-line">{remark.text}</p>
              <p className="text-muted text-xs">
                {remark.kind === 'note' ? say('remarks.isNote') : say('remarks.isMessage')} · {remark.by} ·{' '}
                {sayDateTime(new Date(remark.at), locale)}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SegmentedControl
          size="sm"
          disabled={isSending}
          value={kind}
          onChange={(value) => keep({ kind: value as Kind, text })}
          data={[
            { value: 'note', label: say('remarks.note') },
            { value: 'message', label: say('remarks.message') },
          ]}
        />
        <Textarea
          aria-label={kind === 'note' ? say('remarks.note') : say('remarks.message')}
          placeholder={kind === 'note' ? say('remarks.noteHint') : say('remarks.messageHint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          disabled={isSending}
          value={text}
          onChange={({ currentTarget }) => keep({ kind, text: currentTarget.value })}
        />
        <Button
          type="submit"
          variant="default"
          className="justify-self-end"
          loading={isSending}
          disabled={text.trim() === ''}
        >
          {kind === 'note' ? say('remarks.keep') : say('remarks.send')}
        </Button>
      </form>
    </Card>
  )
}

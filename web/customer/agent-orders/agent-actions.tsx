import { useState } from 'react'
import { mayMove } from '#shop/agent-orders/agent-order.ts'
import type { AgentOrder } from '#shop/agent-orders/agent-order-contracts.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOrderCalls } from './order-calls.ts'

const ask = callsOf<AgentOrderCalls>()
type Target = 'accepted' | 'ready' | 'delivered' | 'cancelled'

/** What the agent may do with the order now. Handing over less, and cancelling, need a reason that the client reads. */
export function AgentActions({ order }: { order: AgentOrder }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const [open, setOpen] = useState<'part' | 'cancel'>()
  const [handed, setHanded] = useState<Record<number, number>>({})
  const [why, setWhy] = useState('')
  const [busy, setBusy] = useState<Target>()
  const [trouble, setTrouble] = useState<string>()
  const { number, status, details } = order

  async function move(to: Target) {
    setTrouble(undefined)
    setBusy(to)
    const lines = open === 'part' ? Object.entries(handed) : []
    const result = await ask(locale, 'moveAgentOrder', {
      ...{ number, to, why: open ? why : '' },
      handed: lines.map(([line, quantity]) => ({ line: Number(line), quantity })),
    })
    if (result.kind === 'ok') return location.reload()
    setBusy(undefined)
    setTrouble(result.kind === 'refused' ? result.message : say('sell.lost'))
  }
  const close = () => setOpen(undefined)
  const may = (to: Target) => mayMove(status, to)
  if (status === 'delivered' || status === 'cancelled') return null
  const reason = (
    <TextField
      label={say('sell.handWhy')}
      value={why}
      maxLength={300}
      onChange={(event) => setWhy(event.target.value)}
    />
  )
  return (
    <div className="grid gap-2">
      <FormAlert message={open ? undefined : trouble} />
      {may('accepted') ? (
        <Button size="lg" wide loading={busy === 'accepted'} onClick={() => void move('accepted')}>
          {say('sell.accept')}
        </Button>
      ) : null}
      {may('delivered') ? (
        <Button size="lg" wide loading={busy === 'delivered'} onClick={() => void move('delivered')}>
          {say('sell.handOver')}
        </Button>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        {may('ready') ? (
          <Button
            variant="secondary"
            className="col-span-2"
            loading={busy === 'ready'}
            onClick={() => void move('ready')}
          >
            {say('sell.makeReady')}
          </Button>
        ) : null}
        {may('delivered') ? (
          <Button variant="secondary" onClick={() => setOpen('part')}>
            {say('sell.handPart')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          className={may('delivered') ? 'text-danger!' : 'col-span-2 text-danger!'}
          onClick={() => setOpen('cancel')}
        >
          {say('sell.cancel')}
        </Button>
      </div>
      <Dialog
        open={open === 'part'}
        onClose={close}
        title={say('sell.handTitle')}
        closeLabel={say('sell.close')}
        actions={
          <Button loading={busy === 'delivered'} onClick={() => void move('delivered')}>
            {say('sell.confirmHand')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <ul className="grid gap-2">
            {details.map(({ line, name, unit, quantity }) => {
              const words = { name: name[locale], unit: unit[locale] }
              return (
                <li key={line} className="flex items-center justify-between gap-3">
                  <span className="clamp-2 min-w-0">
                    {words.name} ({words.unit})
                  </span>
                  <QuantityStepper
                    value={handed[line] ?? quantity}
                    max={quantity}
                    whyNoMore={say('sell.most', { most: quantity })}
                    onChange={(next) => setHanded((before) => ({ ...before, [line]: next }))}
                    words={{
                      add: say('sell.add', words),
                      more: say('sell.add', words),
                      less: say('sell.less', words),
                      quantity: say('sell.quantity', words),
                      wrong: say('sell.wrong'),
                      most: say('sell.most', { most: quantity }),
                    }}
                  />
                </li>
              )
            })}
          </ul>
          {reason}
          <FormAlert message={trouble} />
        </div>
      </Dialog>
      <Dialog
        open={open === 'cancel'}
        onClose={close}
        title={say('sell.cancelAsk')}
        closeLabel={say('sell.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {say('sell.keep')}
            </Button>
            <Button variant="danger" loading={busy === 'cancelled'} onClick={() => void move('cancelled')}>
              {say('sell.cancel')}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          {reason}
          <FormAlert message={trouble} />
        </div>
      </Dialog>
    </div>
  )
}

import { useState } from 'react'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney, shortMoney } from '#shop/money/say-money.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { ChoiceList } from '#web/rider/parts/choice-list.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderField } from '#web/rider/parts/rider-field.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'
import { changeDue, notes } from './change-due.ts'
import { type DoorDraft, readBaht } from './door-draft.ts'

const loadQr = () => import('./pay-qr.tsx')

type DoorPaymentProps = {
  stop: RiderStop
  draft: DoorDraft
  change: (part: Partial<DoorDraft>) => void
  toCollect: Satang
  promptPay: string | null
  onBack: () => void
  onNext: () => void
}

/** Cash with its change, or a QR of the centre; another amount needs its reason. */
export function DoorPayment({ draft, change, toCollect, promptPay, onBack, onNext }: DoorPaymentProps) {
  const say = useDoorWords()
  const { way, other, why } = draft
  const isOther = other !== undefined
  const typed = isOther ? readBaht(other) : toCollect
  const amount = typed ?? 0
  const { Part: PayQr } = useLazyPart(loadQr, promptPay !== null)
  const problem =
    typed === undefined
      ? say('pay.noAmount')
      : amount !== toCollect && why.trim() === ''
        ? say('pay.sayWhy')
        : undefined
  return (
    <RiderPage
      title={say('pay.title')}
      back={onBack}
      actions={
        <ActionBar>
          <RiderButton whyDisabled={problem} onClick={onNext}>
            {say('pay.done', { amount: sayMoney(amount) })}
          </RiderButton>
        </ActionBar>
      }
    >
      <p>
        {say('pay.collect')} <b className="tabular block text-2xl">{sayMoney(toCollect)}</b>
      </p>
      {promptPay ? (
        <ChoiceList
          legend={say('pay.way')}
          isCompact
          chosen={way}
          onChoose={(chosen) => change({ way: chosen })}
          choices={[
            { value: 'cash', text: say('pay.cash') },
            { value: 'qr', text: say('pay.qr') },
          ]}
        />
      ) : null}
      {way === 'qr' && promptPay && PayQr && amount > 0 ? (
        <PayQr promptPay={promptPay} amount={amount} />
      ) : null}
      {way === 'cash' && !isOther ? <Change due={toCollect} /> : null}
      {isOther ? (
        <div className="grid gap-3">
          <RiderField
            label={say('pay.otherAmount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={other}
            onChange={(text) => change({ other: text })}
          />
          <RiderField
            label={say('pay.why')}
            maxLength={300}
            value={why}
            onChange={(text) => change({ why: text })}
          />
          <RiderButton look="secondary" onClick={() => change({ other: undefined, why: '' })}>
            {say('pay.justDue')}
          </RiderButton>
        </div>
      ) : (
        <RiderButton look="quiet" onClick={() => change({ other: '' })}>
          {say('pay.other')}
        </RiderButton>
      )}
    </RiderPage>
  )
}

/** What the customer hands over, by notes, and what they get back. */
function Change({ due }: { due: Satang }) {
  const say = useDoorWords()
  const [given, setGiven] = useState(0)
  const change = changeDue(due, given)
  return (
    <section className="grid gap-2">
      <h2>{say('pay.given')}</h2>
      <div className="flex gap-2">
        {notes.map((note) => (
          <RiderButton key={note} look="secondary" onClick={() => setGiven(given + note * 100)}>
            +{note}
          </RiderButton>
        ))}
      </div>
      {given > 0 ? (
        <p role="status" className="grid gap-1 rounded-card border-3 border-ink p-3">
          <span>{say('pay.gave', { amount: shortMoney(given) })}</span>
          <b className="tabular text-2xl">
            {change === undefined
              ? say('pay.short', { amount: sayMoney(due - given) })
              : say('pay.change', { amount: sayMoney(change) })}
          </b>
        </p>
      ) : null}
      {given > 0 ? (
        <RiderButton look="quiet" onClick={() => setGiven(0)}>
          {say('pay.again')}
        </RiderButton>
      ) : null}
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { runCash } from '#shop/deliveries/run-cash.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { readBaht } from '#web/rider/door/door-draft.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderField } from '#web/rider/parts/rider-field.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { StopList } from '#web/rider/stops/stop-list.tsx'
import { useCloseWords } from '#web/words/rider/account/close-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'
import { CashCounted } from './cash-counted.tsx'
import { goodsBack } from './goods-back.ts'

/** The end of a run: goods and cash to hand in, then what the centre found. */
export default function DayClose({ run, children }: { run: RiderRun; children?: ReactNode }) {
  const say = useCloseWords()
  const sayTitle = useRiderWords()
  const locale = useLocale()
  const record = useRecord()
  const { cash, qr } = runCash(run.stops)
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState('')
  const amount = typed === undefined ? cash : readBaht(typed)
  const isHanded = run.handedAt !== null
  const isClosed = run.state === 'closed'
  const goods = goodsBack(run.stops)
  const packed = run.stops.filter(({ state }) => state === 'failed')
  const paid = run.stops.filter(({ paidWay, collected }) => paidWay === 'cash' && collected)
  const count = (...states: string[]) => run.stops.filter(({ state }) => states.includes(state)).length
  const problem =
    amount === undefined
      ? say('close.noAmount')
      : amount !== cash && note.trim() === ''
        ? say('close.sayWhy')
        : undefined
  return (
    <RiderPage
      title={say('close.title')}
      actions={
        <ActionBar>
          {isHanded || isClosed ? (
            <RiderLink to={riderPaths.history} look="secondary">
              {sayTitle('page.riderHistory')}
            </RiderLink>
          ) : (
            <RiderButton
              whyDisabled={problem}
              onClick={() =>
                void record({ runId: run.id, kind: 'handIn', amount: amount ?? 0, note: note.trim() })
              }
            >
              {say('close.handIn', { amount: sayMoney(amount ?? 0) })}
            </RiderButton>
          )}
        </ActionBar>
      }
    >
      {children}
      <CashCounted run={run} cash={cash} />
      <p>
        {say('close.counts', {
          done: count('delivered'),
          partly: count('partly'),
          failed: count('failed', 'back', 'cancelled'),
        })}
      </p>
      <section>
        <h2>{say('close.goods')}</h2>
        {goods.length === 0 ? <p>{say('close.noGoods')}</p> : null}
        <ul className="divide-y divide-ink/30">
          {goods.map(({ key, name, unitName, count }) => (
            <li key={key} className="py-2 leading-snug">
              <b className="tabular">{sayCounted(count, pick(locale, unitName.th, unitName.en))}</b>{' '}
              {pick(locale, name.th, name.en)}
            </li>
          ))}
        </ul>
        {packed.map(({ orderNumber, customerName }) => (
          <p key={orderNumber} className="py-1 leading-snug">
            {say('close.packed', { number: orderNumber, name: customerName })}
          </p>
        ))}
      </section>
      <section>
        <h2>{say('close.cash')}</h2>
        <dl className="divide-y divide-ink/30">
          {paid.map(({ orderNumber, customerName, collected }) => (
            <div key={orderNumber} className="flex flex-wrap justify-between gap-x-3 py-1.5">
              <dt className="wrap-anywhere min-w-0">{customerName}</dt>
              <dd className="tabular font-bold">{sayMoney(collected ?? 0)}</dd>
            </div>
          ))}
          <div className="flex flex-wrap justify-between gap-x-3 border-ink border-t-2 py-1.5 font-bold text-xl">
            <dt>{say('close.total')}</dt>
            <dd className="tabular">{sayMoney(cash)}</dd>
          </div>
        </dl>
        {qr > 0 ? <p>{say('close.qr', { amount: sayMoney(qr) })}</p> : null}
      </section>
      {isHanded || isClosed ? null : (
        <section className="grid gap-3">
          <RiderField
            label={say('close.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed ?? (cash / 100).toFixed(2)}
            onChange={setTyped}
          />
          {amount === cash ? null : (
            <RiderField label={say('close.why')} maxLength={500} value={note} onChange={setNote} />
          )}
        </section>
      )}
      <StopList run={run} />
    </RiderPage>
  )
}

import { FileCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { findStop } from '#web/rider/stops/find-stop.ts'
import { useRefusalReason } from '#web/rider/stops/use-refusal-reason.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { whyNot } from '#web/rider/store/shown-runs.ts'
import { useRiderDay } from '#web/rider/store/use-rider-day.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'

type InvoiceScreenProps = { loaded: LoadedRuns; orderNumber: string; saleUnit: string }

/** One invoice with its lines; the press releases its order for delivery, also without a signal. */
export function InvoiceScreen({ loaded, orderNumber, saleUnit }: InvoiceScreenProps) {
  const say = useAccountWords()
  const sayTitle = useRiderWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const record = useRecord()
  const { runs } = useRiderDay(loaded)
  const found = findStop(runs, orderNumber, saleUnit)
  const action = { runId: found?.run.id ?? '', kind: 'approve' as const, orderNumber }
  const at = new Date().toISOString()
  const why = useRefusalReason(found && whyNot(found.run, { ...action, id: '', at }))
  const toList = (
    <ActionBar>
      <RiderLink to={riderPaths.invoices}>{say('invoices.toList')}</RiderLink>
    </ActionBar>
  )
  if (!found)
    return (
      <RiderPage title={sayTitle('page.riderInvoices')} back={riderPaths.invoices} actions={toList}>
        <p className="font-bold">{say('invoices.notHere')}</p>
      </RiderPage>
    )
  const { stop } = found
  const isWaiting = stop.orderStatus === 'Invoice wait'
  async function approve() {
    await record(action)
    void navigate(riderPaths.invoices, { replace: true })
  }
  return (
    <RiderPage
      title={stop.invoiceNumber ?? stop.orderNumber}
      back={riderPaths.invoices}
      actions={
        isWaiting ? (
          <ActionBar>
            <RiderButton
              icon={<FileCheck aria-hidden size={26} />}
              whyDisabled={why}
              onClick={() => void approve()}
            >
              {say('invoices.approve')}
            </RiderButton>
          </ActionBar>
        ) : (
          toList
        )
      }
    >
      <h2 className="wrap-anywhere text-2xl leading-tight">{stop.customerName}</h2>
      {isWaiting ? null : <p className="font-bold">{say('invoices.approved')}</p>}
      <p>
        {stop.address} {stop.district} {stop.postcode}
      </p>
      <p>
        {stop.orderNumber}
        {stop.deliverOn ? ` · ${sayWeekday(noonOf(stop.deliverOn), locale)}` : ''}
      </p>
      <ul className="divide-y divide-ink/30 border-ink/30 border-y">
        {stop.lines.map(({ line, name, unitName, quantity }) => (
          <li key={line} className="py-2 leading-snug">
            <b className="tabular">
              {quantity} {pick(locale, unitName.th, unitName.en)}
            </b>{' '}
            {pick(locale, name.th, name.en)}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-3 font-bold text-xl">
        {say('invoices.total')} <span className="tabular">{sayMoney(stop.total)}</span>
      </p>
    </RiderPage>
  )
}

import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { useRiderDay } from '#web/rider/store/use-rider-day.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useRiderWords } from '#web/words/words.tsx'
import { invoicesToApprove } from './invoices-to-approve.ts'

/** The invoiced orders of the rider's runs that have not been released yet. */
export function InvoicesScreen({ loaded }: { loaded: LoadedRuns }) {
  const say = useAccountWords()
  const sayTitle = useRiderWords()
  const { runs } = useRiderDay(loaded)
  const waiting = invoicesToApprove(runs)
  return (
    <RiderPage title={sayTitle('page.riderInvoices')}>
      <p>{waiting.length > 0 ? say('invoices.count', { count: waiting.length }) : say('invoices.none')}</p>
      <ul className="grid gap-2">
        {waiting.map(({ run, stop }) => (
          <li key={stop.orderNumber}>
            <Link
              to={riderPaths.invoiceDetail({ orderid: stop.orderNumber, saleunit: run.saleUnit })}
              data-opens-offline
              className="grid min-h-16 gap-1 rounded-card border-2 border-ink p-3 leading-snug"
            >
              <b className="wrap-anywhere">{stop.customerName}</b>
              <span className="flex flex-wrap justify-between gap-x-3 text-base">
                <span>{stop.invoiceNumber ?? stop.orderNumber}</span>
                <b className="tabular">{sayMoney(stop.total)}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RiderPage>
  )
}

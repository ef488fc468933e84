import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CustomerStatement } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The newest; the others are one press away. */
const rowsShown = 10

type StatementCardProps = { statement: CustomerStatement; saleUnit: string; code: string }

/** The account of who buys on credit: limit, debt by age, and every entry with the balance after it. */
export function StatementCard({ statement, saleUnit, code }: StatementCardProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const { from, to, limit, debt, overdue, bands, opening, closing, rows } = statement
  const key = { code, saleunit: saleUnit }
  const go = (days: { from?: string | undefined; to?: string | undefined }) =>
    void navigate(withQuery(merchantPaths.customer(key), { from, to, ...days }), { preventScrollReset: true })
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(-rowsShown)
  const hidden = rows.length - shown.length
  const hasCredit = limit > 0 || debt > 0 || rows.length > 0
  const figures = [
    { name: say('account.limit'), amount: limit },
    { name: say('account.debt'), amount: debt },
    { name: say('account.left'), amount: Math.max(0, limit - debt) },
    { name: say('account.overdue'), amount: overdue, isBad: overdue > 0 },
  ]
  return (
    <Card as="section" aria-labelledby="account" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="account" className="text-lg">
          {say('account.title')}
        </h2>
        {hasCredit ? (
          <ExportLink isIcon to={withQuery(visitPaths.statementExport(key), { from, to })} />
        ) : null}
      </div>
      {hasCredit ? (
        <>
          <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {figures.map(({ name, amount, isBad }) => (
              <div key={name} className="rounded-card bg-sunk p-2">
                <dt className="text-muted text-xs">{name}</dt>
                <dd className={joinClasses('tabular font-bold', isBad && 'text-danger')}>
                  {sayMoney(amount)}
                </dd>
              </div>
            ))}
          </dl>
          {debt > 0 ? <Ageing bands={bands} debt={debt} /> : null}
          <div className="grid grid-cols-2 gap-2 sm:max-w-96">
            <DayField
              label={say('account.from')}
              value={from}
              max={to}
              onChange={(day) => go({ from: day })}
            />
            <DayField label={say('account.to')} value={to} min={from} onChange={(day) => go({ to: day })} />
          </div>
          <ul aria-label={say('account.rows')} className="divide-y divide-hairline text-sm">
            <Line name={say('account.opening')} amount={opening} />
            {hidden > 0 ? (
              <li className="py-1.5">
                <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
                  {say('account.earlier', { count: hidden })}
                </Button>
              </li>
            ) : null}
            {shown.map(({ kind, at, orderNumber, paymentId, dueOn, amount, balance }) => (
              <li key={`${kind} ${orderNumber} ${paymentId}`} className="flex justify-between gap-4 py-1.5">
                <span className="min-w-0">
                  <Link
                    to={orderPaths.order({ orderid: orderNumber })}
                    className="text-primary-text underline"
                  >
                    {say(kind === 'order' ? 'account.order' : 'account.paid', { number: orderNumber })}
                  </Link>
                  <span className="block text-muted">
                    {sayDate(new Date(at), locale)}
                    {dueOn ? ` · ${say('account.due', { day: sayDate(noonOf(dueOn), locale) })}` : null}
                  </span>
                </span>
                <span className="tabular shrink-0 text-right">
                  <span className={joinClasses(amount < 0 && 'text-primary-text')}>{sayMoney(amount)}</span>
                  <span className="block text-muted">{sayMoney(balance)}</span>
                </span>
              </li>
            ))}
            {rows.length === 0 ? <li className="py-1.5 text-muted">{say('account.noRows')}</li> : null}
            <Line name={say('account.closing')} amount={closing} />
          </ul>
        </>
      ) : (
        <p className="text-muted text-sm">{say('account.none')}</p>
      )}
    </Card>
  )
}

function Line({ name, amount }: { name: string; amount: number }) {
  return (
    <li className="flex justify-between gap-4 py-1.5 font-bold">
      <span>{name}</span>
      <span className="tabular">{sayMoney(amount)}</span>
    </li>
  )
}

const tones = ['bg-primary', 'bg-secondary', 'bg-secondary', 'bg-danger']

/** How old the debt is, as parts of one bar. */
function Ageing({ bands, debt }: Pick<CustomerStatement, 'bands' | 'debt'>) {
  const say = useCustomerWords()
  return (
    <div className="grid gap-1.5 text-sm">
      <h3 className="font-bold text-sm">{say('account.ageing')}</h3>
      <div aria-hidden className="flex h-3 overflow-hidden rounded-chip bg-sunk">
        {bands.map(({ band, amount }, at) => (
          <span key={band} className={tones[at]} style={{ width: `${(amount / debt) * 100}%` }} />
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {bands.map(({ band, amount }) => (
          <li key={band} className="grid">
            <span className="text-muted text-xs">{say('account.band', { band })}</span>
            <span className="tabular">{sayMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

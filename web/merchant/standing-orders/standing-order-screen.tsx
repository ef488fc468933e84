import { ArrowLeft, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayRunNote } from '#shop/standing-orders/run-messages.ts'
import { sayRhythm } from '#shop/standing-orders/say-rhythm.ts'
import type { StandingOrderAtOffice } from '#shop/standing-orders/standing-office-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ChangeState } from './change-state.tsx'
import { StandingDot } from './standing-dot.tsx'
import { ComingRuns, PastRuns } from './standing-runs.tsx'
import { sayDay, sayHours, sayTrouble } from './standing-sayings.ts'

type StandingOrderScreenProps = { standing: StandingOrderAtOffice; saleUnit: string; mayChange: boolean }

/** On a phone the columns are one, in the order in which their parts are needed. */
const column = 'grid grid-cols-[minmax(0,1fr)] gap-3'

/** One standing order of a customer: its runs, what is in it, and what the centre did with it. */
export function StandingOrderScreen({ standing, saleUnit, mayChange }: StandingOrderScreenProps) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  const { name, rhythm, state, pausedUntil, customerCode, customerName, coming, past } = standing
  const title = name || sayRhythm(rhythm, locale)
  const trouble = state === 'ended' ? undefined : sayTrouble(standing, say, locale)
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${title} · ${customerName}`} indexed={false} />
      <Link
        to={orderPaths.standingOrders}
        className="-mb-2 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('one.back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl md:text-2xl">{title}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link
              to={merchantPaths.customer({ code: customerCode, saleunit: saleUnit })}
              className="touch-44 relative text-primary-text underline"
            >
              {customerName}
            </Link>
            {name ? <span className="text-muted">{sayRhythm(rhythm, locale)}</span> : null}
            <StandingDot state={state} pausedUntil={pausedUntil} />
          </p>
        </div>
        <ChangeState standing={standing} mayChange={mayChange} />
      </div>
      {trouble ? (
        <div className="flex items-start gap-2 rounded-card border border-danger bg-card p-3 text-danger text-sm">
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          <div>
            <p className="font-bold">{trouble.head}</p>
            <p>{trouble.text}</p>
          </div>
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={column}>
          {coming.length > 0 ? <ComingRuns runs={coming} /> : null}
          <PastRuns runs={past} saleUnit={saleUnit} />
        </div>
        <div className={column}>
          <Goods standing={standing} />
          <Terms standing={standing} />
          <Changes changes={standing.changes} />
        </div>
      </div>
    </main>
  )
}

function Goods({ standing: { lines, total, notes, state } }: Pick<StandingOrderScreenProps, 'standing'>) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby="goods" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="goods" className="text-lg">
        {say('one.items')}
      </h2>
      <ul className="grid divide-y divide-hairline text-sm">
        {lines.map(({ productCode, name, amounts, replacement }) => (
          <li key={productCode} className="grid gap-0.5 py-2">
            <span className="flex justify-between gap-3">
              <span className="min-w-0">{name[locale]}</span>
              <span className="tabular shrink-0 font-bold">
                {amounts.map(({ quantity, unit }) => `${quantity} ${unit[locale]}`).join(' ')}
              </span>
            </span>
            {replacement ? (
              <span className="text-muted">{say('one.replacedBy', { name: replacement[locale] })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {state === 'ended' ? null : (
        <div className="grid gap-1 border-hairline border-t pt-2 text-sm">
          <p className="flex justify-between gap-3">
            <span className="text-muted">{say('one.wouldBe')}</span>
            <span className="tabular font-bold text-base">{sayMoney(total)}</span>
          </p>
          {notes.map((note) => (
            <p key={sayRunNote(note, locale)} className="text-muted">
              {sayRunNote(note, locale)}
            </p>
          ))}
        </div>
      )}
    </Card>
  )
}

function Terms({ standing }: Pick<StandingOrderScreenProps, 'standing'>) {
  const say = useStandingOfficeWords()
  const { deliveryMethod, slot, shipTo, payment, mostTotal, needsTaxInvoice } = standing
  const isFetched = deliveryMethod === 'PICKUP'
  return (
    <Card as="section" aria-labelledby="terms" className="grid gap-2">
      <h2 id="terms" className="text-lg">
        {say('one.terms')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        <Fact name={say('one.way')}>{say(isFetched ? 'one.fetch' : 'one.deliver')}</Fact>
        {isFetched ? null : <Fact name={say('one.slot')}>{sayHours(slot)}</Fact>}
        {isFetched ? null : (
          <Fact name={say('one.address')}>
            {shipTo ? `${shipTo.name} ${shipTo.place}` : say('one.noAddress')}
          </Fact>
        )}
        <Fact name={say('list.payment')}>{say(`pay.${payment}`)}</Fact>
        <Fact name={say('one.most')}>{mostTotal === null ? say('one.noMost') : sayMoney(mostTotal)}</Fact>
        <Fact name={say('one.tax')}>{say(needsTaxInvoice ? 'one.taxYes' : 'one.taxNo')}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Changes({ changes }: { changes: StandingOrderAtOffice['changes'] }) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  if (changes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="changes" className="grid gap-1">
      <h2 id="changes" className="text-lg">
        {say('one.changes')}
      </h2>
      <ol className="grid divide-y divide-hairline text-sm">
        {changes.map(({ at, by, state, pausedUntil, why }) => (
          <li key={at} className="py-2">
            <p className="font-bold">
              {pausedUntil
                ? say('change.pausedUntil', { day: sayDay(pausedUntil, locale) })
                : say(`change.${state}`)}
            </p>
            <p className="wrap-anywhere">{why}</p>
            <p className="text-muted">
              {say('change.by', { name: by, time: sayDateTime(new Date(at), locale) })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { sayMoney, sayNumber, shortMoney } from '#shop/money/say-money.ts'
import { paceOf } from '#shop/my-sales/month-pace.ts'
import { Change } from '#web/merchant/charts/change.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import type { SalesMonth } from './sales-page.ts'

const wholeBaht = (satang: number) => shortMoney(Math.round(satang / 100) * 100)

/** Sold against the target, and what follows from it. */
export function MonthFigures({ month, mayManage }: { month: SalesMonth; mayManage: boolean }) {
  const say = useSalesWords()
  const { total, target, orders, today } = month
  const pace = paceOf({ month: month.month, today, total, target: target?.amount ?? 0 })
  const isRunning = pace.left > 0
  const ofTarget = (wanted: number | null | undefined) =>
    wanted === null || wanted === undefined ? undefined : say('month.countOf', { target: sayNumber(wanted) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Card as="section" aria-label={say('month.sold')} className="grid content-start gap-2">
        <p className="text-muted text-sm">{say('month.sold')}</p>
        <p className="tabular font-bold text-2xl leading-tight">{sayMoney(total)}</p>
        {target && target.amount > 0 ? (
          <>
            <ProgressBar
              value={total}
              max={target.amount}
              label={
                <span className="flex flex-wrap justify-between gap-x-3">
                  <b>
                    {say('month.percent', { percent: sayNumber(Math.floor((total / target.amount) * 100)) })}
                  </b>
                  <span className="text-muted">{say('month.of', { amount: wholeBaht(target.amount) })}</span>
                </span>
              }
              valueText={say('month.percent', { percent: Math.floor((total / target.amount) * 100) })}
            />
            <p className="text-sm">
              {pace.missing > 0
                ? say('month.missing', { amount: sayMoney(pace.missing) })
                : say('month.reached')}
            </p>
          </>
        ) : (
          <div className="grid gap-2 text-sm">
            <p>
              {say('month.noTarget')}
              {mayManage ? null : <span className="block text-muted">{say('month.noTargetText')}</span>}
            </p>
            {mayManage ? (
              <LinkButton
                size="sm"
                variant="secondary"
                className="w-fit"
                to={withQuery(visitPaths.salesTargets, { month: month.month })}
              >
                {say('month.setTarget')}
              </LinkButton>
            ) : null}
          </div>
        )}
      </Card>
      <dl className="grid grid-cols-2 gap-2 max-lg:*:last:odd:col-span-2 lg:grid-cols-3">
        {isRunning && pace.missing > 0 ? (
          <Figure
            name={say('month.perDay')}
            value={wholeBaht(pace.neededPerDay)}
            text={say('month.perDayText', { count: pace.left })}
          />
        ) : null}
        <Figure
          name={isRunning ? say('month.expected') : say('month.result')}
          value={wholeBaht(pace.expected)}
          text={isRunning ? say('month.expectedText') : undefined}
        />
        <Figure
          name={say('month.sameDays')}
          value={wholeBaht(month.totalBefore)}
          text={
            <>
              <Change value={total} before={month.totalBefore} />{' '}
              {say('month.whole', { amount: wholeBaht(month.monthBefore) })}
            </>
          }
        />
        <Figure
          name={say('month.orders')}
          value={sayNumber(orders)}
          text={orders > 0 ? say('month.average', { amount: wholeBaht(total / orders) }) : undefined}
        />
        <Figure
          name={say('month.newCustomers')}
          value={sayNumber(month.newCustomers)}
          text={ofTarget(target?.newCustomers)}
        />
        <Figure
          name={say('month.activeCustomers')}
          value={sayNumber(month.activeCustomers)}
          text={ofTarget(target?.activeCustomers)}
        />
      </dl>
    </div>
  )
}

function Figure({ name, value, text }: { name: string; value: string; text?: ReactNode }) {
  return (
    <Card className="grid content-start gap-0.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-bold text-lg leading-snug">{value}</dd>
      {text ? <dd className="text-muted text-xs">{text}</dd> : null}
    </Card>
  )
}

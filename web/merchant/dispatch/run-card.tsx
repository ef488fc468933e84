import { Progress } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { sayCases } from '#shop/dispatch/say-cases.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { runColour } from '#web/merchant/dispatch-map/run-colours.ts'
import { casesOf, cashOf, mayChange, type ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { useRunName } from '#web/merchant/dispatch-plan/run-name.ts'
import { StateDot } from '#web/merchant/dispatch-plan/state-dots.tsx'
import type { BoardState } from '#web/merchant/dispatch-plan/use-board.ts'
import { DropZone } from '#web/merchant/dragging/drag-lists.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { BehindNotice } from './behind-notice.tsx'
import { RunActions } from './run-actions.tsx'
import { RunFields } from './run-fields.tsx'
import { RunStops } from './run-stops.tsx'

type RunCardProps = { run: ShownRun; state: BoardState; approvingCompany: string }

/** A run as it will leave: who, with what, how full, and its stops in order. */
export function RunCard({ run, state, approvingCompany }: RunCardProps) {
  const say = useDispatchWords()
  const nameOf = useRunName()
  const isOpen = mayChange(run.state)
  const stops = run.orders.length + run.done.length
  const heading = nameOf(run)
  const card = (
    <section
      aria-label={heading}
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border bg-card p-3',
        run.isChanged ? 'border-secondary' : 'border-hairline',
      )}
      style={{ borderLeft: `4px solid ${runColour(run.place)}` }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">
          {run.saved ? (
            <Link to={orderPaths.run({ run: run.id })} className="hover:underline">
              {heading}
            </Link>
          ) : (
            heading
          )}
        </h3>
        <span className="text-sm">
          {run.saved ? (
            <StateDot state={run.state} />
          ) : (
            <b className="text-secondary-text">{say('run.notSaved')}</b>
          )}
        </span>
      </div>
      {run.saved && run.saved.troubles > 0 ? (
        <Link
          to={orderPaths.run({ run: run.id })}
          className="flex items-center gap-2 rounded-input bg-danger-tint px-2 py-1.5 text-danger text-sm underline"
        >
          <TriangleAlert aria-hidden size={16} strokeWidth={2} className="shrink-0" />
          {say('run.troubles', { count: run.saved.troubles })}
        </Link>
      ) : null}
      <BehindNotice run={run} settle={(isMine) => state.settle(run, isMine)} />
      {isOpen ? <RunFields run={run} edit={(part) => state.edit(run, part)} /> : null}
      <Load run={run} />
      <p className="tabular text-muted text-sm">
        {[
          run.mostCases === 0 ? say('dispatch.cases', { cases: sayCases(casesOf(run.orders)) }) : '',
          say('run.stops', { count: stops }),
          run.done.length > 0 ? say('run.doneStops', { count: run.done.length }) : '',
          say('run.cash', { amount: sayMoney(cashOf(run.orders)) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RunStops run={run} state={state} isOpen={isOpen} />
      <RunActions run={run} state={state} approvingCompany={approvingCompany} />
    </section>
  )
  return isOpen ? (
    <DropZone list={run.id} className="rounded-card">
      {card}
    </DropZone>
  ) : (
    card
  )
}

/** How full the vehicle is, where it has a limit. */
function Load({ run }: { run: ShownRun }) {
  const say = useDispatchWords()
  const cases = casesOf(run.orders)
  if (run.mostCases === 0) return null
  const isOver = cases > run.mostCases
  const text = isOver
    ? say('run.over', { over: sayCases(cases - run.mostCases), most: sayCases(run.mostCases) })
    : say('run.load', { cases: sayCases(cases), most: sayCases(run.mostCases) })
  return (
    <div className="grid gap-1">
      <p className={joinClasses('tabular text-sm', isOver && 'font-bold text-danger')}>{text}</p>
      <Progress
        aria-label={text}
        value={Math.min(100, (cases / run.mostCases) * 100)}
        color={isOver ? 'red' : 'brand'}
      />
    </div>
  )
}

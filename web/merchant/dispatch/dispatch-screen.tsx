import { Plus, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { sayCases } from '#shop/dispatch/say-cases.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { BoardMap } from '#web/merchant/dispatch-map/board-map.tsx'
import { type Board, casesOf, cashOf, mayChange } from '#web/merchant/dispatch-plan/board-plan.ts'
import { RidersContext } from '#web/merchant/dispatch-plan/run-name.ts'
import { useBoard } from '#web/merchant/dispatch-plan/use-board.ts'
import { ProposeDialog } from '#web/merchant/dispatch-propose/propose-dialog.tsx'
import { DragLists } from '#web/merchant/dragging/drag-lists.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useSelection } from '#web/merchant/lists/use-selection.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { DayChoice } from './day-choice.tsx'
import { NoRuns } from './no-runs.tsx'
import { RunCard } from './run-card.tsx'
import { useLiveBoard } from './use-live-board.ts'
import { type Narrowed, narrow, WaitingList, waitingList } from './waiting-list.tsx'

type DispatchScreenProps = { board: Board; approvingCompany: string }
const all: Narrowed = { text: '', district: null, slot: null }

/** A day's round: what waits on the left, the runs on the right; on a phone one after the other. */
export function DispatchScreen({ board, approvingCompany }: DispatchScreenProps) {
  const say = useDispatchWords()
  const sayMerchant = useMerchantWords()
  const state = useBoard(board)
  const { runs, waiting } = state
  const [narrowed, setNarrowed] = useState(all)
  const [view, setView] = useState<'waiting' | 'runs'>('waiting')
  const [isProposing, setIsProposing] = useState(false)
  const [isDragging, setIsDragging] = useState(false)
  const shown = narrow(waiting, narrowed)
  const selection = useSelection(shown.map(({ number }) => number))
  const { hasNews, show } = useLiveBoard(!isDragging && selection.chosen.length === 0)
  const open = runs.filter(({ state: each }) => mayChange(each))
  const lists = [
    { id: waitingList, keys: shown.map(({ number }) => number), isOrdered: false },
    ...open.map(({ id, numbers }) => ({ id, keys: numbers, isOrdered: true })),
  ]
  const busyRiders = useMemo(
    () => new Set(runs.flatMap(({ rider, state: each }) => (rider && each !== 'closed' ? [rider] : []))),
    [runs],
  )
  const inRuns = runs.flatMap(({ orders }) => orders)
  const movedText = (number: string, { list, at }: { list: string; at: number }) => {
    const name = [...waiting, ...inRuns].find((order) => order.number === number)?.customerName ?? number
    const run = runs.find(({ id }) => id === list)
    return run ? say('move.moved', { name, run: run.place, place: at + 1 }) : say('move.movedBack', { name })
  }
  const propose = (
    <Button
      icon={<Sparkles aria-hidden size={18} strokeWidth={1.75} />}
      whyDisabled={waiting.length === 0 ? say('propose.nothing') : undefined}
      onClick={() => setIsProposing(true)}
    >
      {say('propose.open')}
    </Button>
  )
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantDispatch')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantDispatch')}</h1>
        <DayChoice board={board} />
        {runs.length > 0 ? propose : null}
      </div>
      {runs.length > 0 ? (
        <p className="tabular text-muted text-sm">
          {say('dispatch.sum', {
            runs: runs.length,
            orders: inRuns.length,
            cases: sayCases(casesOf(inRuns)),
            amount: sayMoney(cashOf(inRuns)),
          })}
        </p>
      ) : null}
      {hasNews ? (
        <div role="status" className="flex items-center gap-3 rounded-card bg-primary-tint px-3 py-2 text-sm">
          <p className="flex-1 font-bold">{say('dispatch.news')}</p>
          <Button
            size="sm"
            onClick={() => {
              selection.clear()
              show()
            }}
          >
            {say('dispatch.showNews')}
          </Button>
        </div>
      ) : null}
      <div className="lg:hidden">
        <ChipGroup
          label={say('dispatch.view')}
          flow="fill"
          value={view}
          onChange={setView}
          options={[
            { value: 'waiting', text: say('waiting.title', { count: waiting.length }) },
            { value: 'runs', text: say('run.title', { count: runs.length }) },
          ]}
        />
      </div>
      <RidersContext value={board.riders}>
        <DragLists
          lists={lists}
          movedText={movedText}
          onDragging={setIsDragging}
          onMove={(number, { list, at }) => {
            const numbers = selection.has(number) ? selection.chosen : [number]
            state.move(numbers, list === waitingList ? { run: null } : { run: list, at })
            if (numbers.length > 1) selection.clear()
          }}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div className={joinClasses('lg:sticky lg:top-3', view === 'runs' && 'max-lg:hidden')}>
              <WaitingList
                state={state}
                shown={shown}
                selection={selection}
                narrowed={narrowed}
                onNarrow={setNarrowed}
                slots={board.slots}
                isMore={board.isMore}
              />
            </div>
            <div
              className={joinClasses(
                'grid grid-cols-[minmax(0,1fr)] gap-3',
                view === 'waiting' && 'max-lg:hidden',
              )}
            >
              <BoardMap start={board.start} waiting={shown} runs={runs} />
              {runs.length === 0 ? <NoRuns hasWaiting={waiting.length > 0}>{propose}</NoRuns> : null}
              {runs.map((run) => (
                <RunCard key={run.id} run={run} state={state} approvingCompany={approvingCompany} />
              ))}
              <Button
                variant="secondary"
                className="justify-self-start"
                icon={<Plus aria-hidden size={18} strokeWidth={2} />}
                onClick={() => state.add([{}])}
              >
                {say('run.add')}
              </Button>
            </div>
          </div>
        </DragLists>
      </RidersContext>
      {state.changes > 0 ? (
        <SaveBar
          changes={0}
          unchangedText={say('dispatch.changed', { count: state.changes })}
          errors={0}
          isSaving={state.busy === 'save'}
          saveText={say('dispatch.save', { count: state.changes })}
          onSave={() => void state.save()}
          onDiscard={state.discard}
        />
      ) : null}
      {isProposing ? (
        <ProposeDialog
          board={board}
          slot={narrowed.slot}
          waiting={waiting}
          busyRiders={busyRiders}
          onClose={() => setIsProposing(false)}
          onAccept={(proposed) => {
            const vehicles = new Map(board.riders.map(({ mobile, vehicle }) => [mobile, vehicle]))
            state.add(proposed.map((run) => ({ ...run, vehicle: vehicles.get(run.rider) ?? '' })))
            setIsProposing(false)
            setView('runs')
          }}
        />
      ) : null}
    </main>
  )
}

import { runColour } from '#web/merchant/dispatch-map/run-colours.ts'
import type { ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import type { BoardState } from '#web/merchant/dispatch-plan/use-board.ts'
import { DragHandle, DragRow } from '#web/merchant/dragging/drag-lists.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { DoneStop } from './done-stop.tsx'
import { MoveMenu } from './move-menu.tsx'
import { OrderFacts } from './order-facts.tsx'

type RunStopsProps = { run: ShownRun; state: BoardState; isOpen: boolean }

/** The stops in order: what is recorded first, then what can still be moved. */
export function RunStops({ run, state, isOpen }: RunStopsProps) {
  const say = useDispatchWords()
  if (run.orders.length + run.done.length === 0)
    return (
      <p className="rounded-input border border-outline border-dashed px-3 py-4 text-center text-muted text-sm">
        {say('run.empty')}
      </p>
    )
  const { id, numbers } = run
  const step = (number: string, at: number) => () => state.move([number], { run: id, at })
  return (
    <>
      {run.done.length > 0 ? (
        <ol className="grid grid-cols-[minmax(0,1fr)]">
          {run.done.map((stop) => (
            <li key={stop.number} className="border-hairline border-b last:border-b-0">
              <DoneStop stop={stop} />
            </li>
          ))}
        </ol>
      ) : null}
      <ol data-scrolls className="grid max-h-[34rem] grid-cols-[minmax(0,1fr)] overflow-y-auto">
        {run.orders.map((order, at) => (
          <DragRow key={order.number} id={order.number} list={id} at={at}>
            <div className="flex items-center gap-2">
              <span
                className="tabular grid size-7 shrink-0 place-items-center rounded-chip font-bold text-white text-xs"
                style={{ background: runColour(run.place) }}
              >
                {run.done.length + at + 1}
              </span>
              <OrderFacts order={order} />
              {isOpen ? (
                <span className="flex shrink-0 items-center">
                  <MoveMenu
                    label={say('move.menu', { name: order.customerName })}
                    runs={state.runs}
                    from={run}
                    onRun={(to) => state.move([order.number], { run: to })}
                    onNewRun={() => state.add([{ numbers: [order.number] }])}
                    onStep={{
                      up: at > 0 ? step(order.number, at - 1) : undefined,
                      down: at < numbers.length - 1 ? step(order.number, at + 1) : undefined,
                    }}
                  />
                  <DragHandle
                    id={order.number}
                    name={order.customerName}
                    label={say('move.handle', { name: order.customerName })}
                  />
                </span>
              ) : null}
            </div>
          </DragRow>
        ))}
      </ol>
    </>
  )
}

import { dueAtDoor } from './due-at-door.ts'
import { isOfStop } from './is-of-stop.ts'
import type { RiderAction, StopAction } from './rider-actions.ts'
import type { RiderRun, RiderStop } from './rider-run.ts'
import { isOpenStop, type RunState } from './run-states.ts'

/** The run as it is once this action is done: what the phone shows before the server has answered. */
export function afterAction(run: RiderRun, action: RiderAction): RiderRun {
  if (isOfStop(action)) {
    const started = action.kind === 'arrive' || action.kind === 'deliver' || action.kind === 'fail'
    return {
      ...(started ? begun(run, action.at) : run),
      stops: run.stops.map((stop) =>
        stop.orderNumber === action.orderNumber ? afterAt(stop, action) : stop,
      ),
    }
  }
  switch (action.kind) {
    case 'start':
    case 'resume':
      return begun(run, action.at)
    case 'pause':
      return run.state === 'started' ? { ...run, state: 'paused', pausedAt: action.at } : run
    case 'finish':
      return { ...begun(run, action.at), state: 'finished', finishedAt: action.at }
    case 'reorder':
      return { ...run, stops: inOrder(run.stops, action.orderNumbers) }
    default:
      return { ...run, handedAt: action.at, cashHanded: action.amount, handedNote: action.note }
  }
}

const mayBegin: ReadonlySet<RunState> = new Set(['sent', 'paused'])

/** Who delivers has started, pressed or not. */
function begun(run: RiderRun, at: string): RiderRun {
  if (!mayBegin.has(run.state)) return run
  return {
    ...run,
    state: 'started',
    startedAt: run.startedAt ?? at,
    pausedAt: null,
    pausedSeconds: run.pausedSeconds + secondsBetween(run.pausedAt, at),
  }
}

/** Whole seconds of a pause; a clock that was set back counts none. */
function secondsBetween(from: string | null, to: string): number {
  return from ? Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000)) : 0
}

function afterAt(stop: RiderStop, action: StopAction): RiderStop {
  switch (action.kind) {
    case 'load':
      return { ...stop, loadedAt: action.at }
    case 'approve':
      return { ...stop, orderStatus: 'Invoice Approve' }
    case 'arrive':
      return stop.state === 'waiting' ? { ...stop, state: 'arrived', arrivedAt: action.at } : stop
    case 'message':
      return { ...stop, messages: [...new Set([...stop.messages, action.message])] }
    case 'fail':
      return {
        ...stop,
        ...{ state: action.retryOn ? 'failed' : 'back', doneAt: action.at },
        ...{ reason: action.reason, retryOn: action.retryOn },
      }
    default: {
      const refused = action.refused.flatMap(({ line, taken, reason }) => {
        const known = stop.lines.find((each) => each.line === line)
        if (!known || taken >= known.quantity) return []
        const { name, unitName, quantity: brought } = known
        return [{ line, name, unitName, brought, taken, reason }]
      })
      const { total, toCollect } = dueAtDoor(stop, action.refused)
      return {
        ...stop,
        ...{ state: refused.length > 0 ? 'partly' : 'delivered', orderStatus: 'POD', doneAt: action.at },
        ...{ total, due: toCollect, collected: action.collected, paidWay: action.paidWay },
        ...{ reason: action.why, receiver: action.receiver, refused },
      }
    }
  }
}

/** Open stops in the given order; those that are done keep their place before them. */
function inOrder(stops: readonly RiderStop[], numbers: readonly string[]): RiderStop[] {
  const rank = new Map(numbers.map((number, at) => [number, at]))
  const [done, open] = [
    stops.filter(({ state }) => !isOpenStop(state)),
    stops.filter(({ state }) => isOpenStop(state)),
  ]
  open.sort(
    (one, other) =>
      (rank.get(one.orderNumber) ?? numbers.length + one.place) -
      (rank.get(other.orderNumber) ?? numbers.length + other.place),
  )
  return [...done, ...open].map((stop, at) => ({ ...stop, place: at + 1 }))
}

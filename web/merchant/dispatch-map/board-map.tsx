import { useMemo } from 'react'
import type { DispatchOrder } from '#shop/dispatch/dispatch-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import type { Board, ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { useRunName } from '#web/merchant/dispatch-plan/run-name.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MapGroup } from './dispatch-map.tsx'
import { MapPart } from './map-part.tsx'
import { runColour } from './run-colours.ts'

const waitingColour = '#59635d'

type BoardMapProps = { start: Board['start']; waiting: readonly DispatchOrder[]; runs: readonly ShownRun[] }

/** What waits in grey, and each run in its colour with the numbers of its stops. */
export function BoardMap({ start, waiting, runs }: BoardMapProps) {
  const say = useDispatchWords()
  const locale = useLocale()
  const nameOf = useRunName()
  const from = useMemo(
    () => ({ lat: start.lat, lng: start.lng, name: pick(locale, start.name.th, start.name.en) }),
    [start, locale],
  )
  const pinsOf = (
    orders: readonly DispatchOrder[],
    textOf: (at: number) => string,
    prefix: string,
    isDone = false,
  ) =>
    orders.flatMap(({ number, customerName, pin }, at) =>
      pin
        ? [{ ...pin, key: number, text: textOf(at), name: `${prefix} ${textOf(at)} ${customerName}`, isDone }]
        : [],
    )
  const groups: MapGroup[] = [
    {
      ...{ key: 'waiting', colour: waitingColour, isWay: false },
      pins: pinsOf(waiting, () => '', say('map.waiting')),
    },
    ...runs.map((run) => ({
      ...{ key: run.id, colour: runColour(run.place), isWay: true },
      pins: [
        ...pinsOf(run.done, (at) => String(at + 1), nameOf(run), true),
        ...pinsOf(run.orders, (at) => String(run.done.length + at + 1), nameOf(run)),
      ],
    })),
  ]
  // The map draws again only when something on it is different.
  const drawn = JSON.stringify(groups)
  const same = useMemo(() => JSON.parse(drawn) as MapGroup[], [drawn])
  return <MapPart start={from} groups={same} />
}

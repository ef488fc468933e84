import { useMemo } from 'react'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { MapGroup } from '#web/merchant/dispatch-map/dispatch-map.tsx'
import { MapPart } from '#web/merchant/dispatch-map/map-part.tsx'
import { runColour } from '#web/merchant/dispatch-map/run-colours.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The stops by number, the way the rider drove, and where they were seen last. */
export function RunMap({ detail: { run, positions } }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const last = positions.at(-1)
  const start = useMemo(
    () => ({ ...run.centre.pin, name: pick(locale, run.centre.name.th, run.centre.name.en) }),
    [run, locale],
  )
  const groups = useMemo(
    (): MapGroup[] => [
      {
        ...{ key: run.id, colour: runColour(1), isWay: true },
        pins: run.stops.flatMap(({ orderNumber, place, pin, customerName, state }) =>
          pin && state !== 'moved'
            ? [
                {
                  ...pin,
                  ...{ key: orderNumber, text: String(place), name: `${place}. ${customerName}` },
                  isDone: !isOpenStop(state),
                },
              ]
            : [],
        ),
      },
    ],
    [run],
  )
  const seen = useMemo(
    () =>
      last && {
        ...{ lat: last.lat, lng: last.lng },
        name: say('run.seen', { time: sayTime(new Date(last.at), locale) }),
      },
    [last, say, locale],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {seen ? <p className="text-muted text-sm">{seen.name}</p> : null}
      <MapPart start={start} groups={groups} driven={positions} seen={seen} />
    </div>
  )
}

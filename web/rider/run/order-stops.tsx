import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { moved } from './moved.ts'

const square =
  'grid size-14 shrink-0 place-items-center rounded-input border-2 border-ink aria-disabled:opacity-30'

/** The open stops in another order: by dragging the handle, or by the arrows. */
export default function OrderStops({ run }: { run: RiderRun }) {
  const say = useRunWords()
  const navigate = useNavigate()
  const record = useRecord()
  const open = run.stops.filter(({ state }) => isOpenStop(state))
  const [numbers, setNumbers] = useState(() => open.map(({ orderNumber }) => orderNumber))
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const leave = () => void navigate(-1)
  const stops = numbers.flatMap((number) => open.find(({ orderNumber }) => orderNumber === number) ?? [])

  function drag(event: PointerEvent) {
    if (!dragged) return
    const rows = [...(list.current?.children ?? [])]
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    const from = numbers.indexOf(dragged)
    if (over >= 0 && over !== from) setNumbers(moved(numbers, from, over))
  }
  async function keep() {
    await record({ runId: run.id, kind: 'reorder', orderNumbers: numbers })
    leave()
  }
  return (
    <RiderPage
      title={say('run.order')}
      back={leave}
      actions={
        <ActionBar>
          <RiderButton onClick={() => void keep()}>{say('run.keepOrder')}</RiderButton>
        </ActionBar>
      }
    >
      <ol ref={list} className="divide-y divide-ink/30">
        {stops.map(({ orderNumber, customerName, district }, at) => (
          <li
            key={orderNumber}
            className={joinClasses('flex items-center gap-2 py-2', orderNumber === dragged && 'bg-sunk')}
          >
            <span
              aria-hidden
              className="grid h-14 w-9 shrink-0 cursor-grab touch-none place-items-center"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(orderNumber)
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <GripVertical size={28} />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <b className="wrap-anywhere">
                {at + 1}. {customerName}
              </b>
              <span className="block text-base">{district}</span>
            </span>
            <button
              type="button"
              aria-label={say('run.earlier', { name: customerName })}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && setNumbers(moved(numbers, at, at - 1))}
              className={square}
            >
              <ArrowUp aria-hidden size={26} />
            </button>
            <button
              type="button"
              aria-label={say('run.later', { name: customerName })}
              aria-disabled={at === stops.length - 1 || undefined}
              onClick={() => at < stops.length - 1 && setNumbers(moved(numbers, at, at + 1))}
              className={square}
            >
              <ArrowDown aria-hidden size={26} />
            </button>
          </li>
        ))}
      </ol>
    </RiderPage>
  )
}

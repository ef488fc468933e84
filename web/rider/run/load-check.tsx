import { CircleCheck, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { ScanButton } from '#web/rider/scan/scan-button.tsx'
import { type Scanned, ScanResult } from '#web/rider/scan/scan-result.tsx'
import { stopOfScan } from '#web/rider/scan/stop-of-scan.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Whether everything is on the truck: each order is ticked, by its number or by what it holds. */
export default function LoadCheck({ run }: { run: RiderRun }) {
  const say = useRunWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const record = useRecord()
  const [scanned, setScanned] = useState<Scanned>()
  // Loaded in reverse: what goes out first stands at the door.
  const stops = run.stops.filter(({ state }) => isOpenStop(state)).toReversed()
  const left = stops.filter(({ loadedAt }) => !loadedAt).length
  const load = (orderNumber: string) => void record({ runId: run.id, kind: 'load', orderNumber })

  function onFound(code: string) {
    const stop = stopOfScan(stops, code)
    if (!stop) return setScanned({ isHere: false, text: say('load.unknown', { code }) })
    if (!stop.loadedAt) load(stop.orderNumber)
    setScanned({ isHere: true, text: say('load.found', { name: stop.customerName }) })
  }
  return (
    <RiderPage
      title={say('load.title')}
      back={() => void navigate(-1)}
      actions={
        <ActionBar>
          {left > 0 ? (
            <ScanButton onFound={onFound} icon={<ScanBarcode aria-hidden size={26} />} />
          ) : (
            <RiderButton onClick={() => void navigate(-1)}>{say('load.done')}</RiderButton>
          )}
          <ScanResult scanned={scanned} />
        </ActionBar>
      }
    >
      <p role="status" className="font-bold">
        {say('load.left', { count: left })}
      </p>
      <ul className="grid gap-2">
        {stops.map((stop) => (
          <li key={stop.orderNumber} className="grid gap-2 rounded-card border-2 border-ink p-3">
            <p className="leading-snug">
              <b className="wrap-anywhere">
                {stop.place}. {stop.customerName}
              </b>
              <span className="block text-base">{stop.orderNumber}</span>
            </p>
            <ul className="text-base leading-snug">
              {stop.lines.map(({ line, name, unitName, quantity }) => (
                <li key={line}>
                  <b className="tabular">{sayCounted(quantity, pick(locale, unitName.th, unitName.en))}</b>{' '}
                  {pick(locale, name.th, name.en)}
                </li>
              ))}
            </ul>
            {stop.loadedAt ? (
              <p className="flex min-h-11 items-center gap-2 font-bold">
                <CircleCheck aria-hidden size={26} strokeWidth={2.25} />
                {say('load.onTruck')}
              </p>
            ) : (
              <RiderButton look="secondary" onClick={() => load(stop.orderNumber)}>
                {say('load.tick')}
              </RiderButton>
            )}
          </li>
        ))}
      </ul>
    </RiderPage>
  )
}

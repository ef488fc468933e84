import { CircleCheck, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { SmallPicture } from '#web/rider/parts/small-picture.tsx'
import { ScanButton } from '#web/rider/scan/scan-button.tsx'
import { type Scanned, ScanResult } from '#web/rider/scan/scan-result.tsx'
import { lineOfScan } from '#web/rider/scan/stop-of-scan.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { useStopWords } from '#web/words/rider/road/stop-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** What the order holds; each line can be scanned off while it is loaded or handed over. */
export function StopItems({ run, stop }: { run: RiderRun; stop: RiderStop }) {
  const say = useStopWords()
  const locale = useLocale()
  const record = useRecord()
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [scanned, setScanned] = useState<Scanned>()
  const { orderNumber, lines } = stop

  function onFound(code: string) {
    const line = lineOfScan(stop, code)
    if (!line) return setScanned({ isHere: false, text: say('scan.notInOrder', { code }) })
    setChecked(new Set([...checked, line.line]))
    setScanned({
      isHere: true,
      text: say('scan.inOrder', { name: pick(locale, line.name.th, line.name.en) }),
    })
  }
  return (
    <section className="grid gap-2">
      <h2>{say('stop.items', { count: lines.length })}</h2>
      <p className="text-base">{orderNumber}</p>
      <ul className="divide-y divide-ink/30 border-ink/30 border-y">
        {lines.map(({ line, name, unitName, quantity, picture, free }) => (
          <li key={line} className="flex min-h-20 items-center gap-3 py-2">
            <SmallPicture picture={picture} />
            <span className="min-w-0 flex-1 leading-snug">
              <b className="tabular block text-xl">
                {sayCounted(quantity, pick(locale, unitName.th, unitName.en))}
              </b>
              <span className="wrap-anywhere">{pick(locale, name.th, name.en)}</span>
              {free ? <b className="block">{say('stop.free')}</b> : null}
            </span>
            {checked.has(line) ? (
              <CircleCheck
                aria-label={say('scan.checked')}
                size={30}
                strokeWidth={2.25}
                className="shrink-0"
              />
            ) : null}
          </li>
        ))}
      </ul>
      <ScanResult scanned={scanned} />
      {isOpenStop(stop.state) ? (
        <div className="flex flex-col gap-2 landscape:flex-row">
          <ScanButton look="secondary" onFound={onFound} icon={<ScanBarcode aria-hidden size={24} />} />
          {stop.loadedAt ? (
            <p className="flex min-h-14 flex-1 items-center justify-center gap-2 font-bold">
              <CircleCheck aria-hidden size={26} strokeWidth={2.25} />
              {say('stop.loaded')}
            </p>
          ) : (
            <RiderButton
              look="secondary"
              onClick={() => void record({ runId: run.id, kind: 'load', orderNumber })}
            >
              {say('stop.load')}
            </RiderButton>
          )}
        </div>
      ) : null}
    </section>
  )
}

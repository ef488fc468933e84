import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { refusalReasons } from '#shop/deliveries/door-reasons.ts'
import { dueAtDoor } from '#shop/deliveries/due-at-door.ts'
import type { RiderRun, RiderStop, StopLine } from '#shop/deliveries/rider-run.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { countedUnit, sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { BigStepper } from '#web/rider/parts/big-stepper.tsx'
import { ChoiceList } from '#web/rider/parts/choice-list.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { SmallPicture } from '#web/rider/parts/small-picture.tsx'
import { ScanButton } from '#web/rider/scan/scan-button.tsx'
import { type Scanned, ScanResult } from '#web/rider/scan/scan-result.tsx'
import { lineOfScan } from '#web/rider/scan/stop-of-scan.ts'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type DoorDraft, lineWithoutReason, refusalsOf } from './door-draft.ts'
import { sayReason } from './say-reason.ts'

type DoorLinesProps = {
  run: RiderRun
  stop: RiderStop
  draft: DoorDraft
  change: (part: Partial<DoorDraft>) => void
  toCollect: Satang
  onBack: () => void
  onNext: () => void
}

/** Everything is taken unless a line says otherwise; the amount follows at once. */
export function DoorLines({ stop, draft, change, toCollect, onBack, onNext }: DoorLinesProps) {
  const say = useDoorWords()
  const locale = useLocale()
  const [scanned, setScanned] = useState<Scanned>()
  const refused = refusalsOf(draft, stop.lines)
  const { takesAnything } = dueAtDoor(stop, refused)
  const missing = lineWithoutReason(draft, stop.lines)
  const why = takesAnything
    ? missing === undefined
      ? undefined
      : say('door.needsReason')
    : say('door.nothingTaken')

  function onFound(code: string) {
    const line = lineOfScan(stop, code)
    setScanned({
      isHere: line !== undefined,
      text: line
        ? say('door.inOrder', {
            name: pick(locale, line.name.th, line.name.en),
            count: sayCounted(line.quantity, pick(locale, line.unitName.th, line.unitName.en)),
          })
        : say('door.notInOrder', { code }),
    })
  }
  return (
    <RiderPage
      title={say('door.title')}
      back={onBack}
      actions={
        <ActionBar>
          <RiderButton whyDisabled={why} onClick={onNext}>
            {refused.length > 0 ? say('door.partly') : say('door.all')}
          </RiderButton>
          <p
            aria-live="polite"
            className="flex flex-wrap items-center justify-between gap-x-3 landscape:flex-1"
          >
            {say('door.due')} <b className="tabular text-xl">{sayMoney(toCollect)}</b>
          </p>
        </ActionBar>
      }
    >
      <ScanButton look="secondary" onFound={onFound} icon={<ScanBarcode aria-hidden size={24} />} />
      <ScanResult scanned={scanned} />
      <ul className="divide-y-2 divide-ink/40">
        {stop.lines.map((line) => (
          <DoorLine key={line.line} line={line} draft={draft} change={change} />
        ))}
      </ul>
    </RiderPage>
  )
}

function DoorLine({
  line: { line, name, unitName, quantity, picture, free, earnedBy },
  draft: { taken, reasons },
  change,
}: { line: StopLine } & Pick<DoorLinesProps, 'draft' | 'change'>) {
  const say = useDoorWords()
  const locale = useLocale()
  const kept = taken[line] ?? quantity
  const [named, unit] = [pick(locale, name.th, name.en), pick(locale, unitName.th, unitName.en)]
  // What a gift hangs on decides how much of it is given.
  const follows = free && earnedBy.length > 0
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <SmallPicture picture={picture} />
        <p className="min-w-0 flex-1 leading-snug">
          <b className="wrap-anywhere">{named}</b>
          <span className="block text-base">{free ? say('door.free', { unit }) : unit}</span>
        </p>
      </div>
      {follows ? (
        <p>{say('door.gift', { count: quantity, unit: countedUnit(unit, quantity) })}</p>
      ) : (
        <BigStepper
          value={kept}
          most={quantity}
          onChange={(value) => change({ taken: { ...taken, [line]: value } })}
          words={{ less: say('door.less', { name: named }), more: say('door.more', { name: named }) }}
        />
      )}
      {kept < quantity ? (
        <ChoiceList
          legend={say('door.why', { name: named })}
          isCompact
          chosen={reasons[line]}
          onChoose={(reason) => change({ reasons: { ...reasons, [line]: reason } })}
          choices={refusalReasons.map((value) => ({ value, text: sayReason(value, say) }))}
        />
      ) : null}
    </li>
  )
}

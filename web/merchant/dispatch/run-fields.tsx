import { NumberInput, Select, TextInput } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useContext, useState } from 'react'
import type { RunDraft, ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { RidersContext } from '#web/merchant/dispatch-plan/run-name.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

/** Rider, vehicle and what it takes. Of a run on the phone they are seldom changed, so they stay folded. */
export function RunFields({ run, edit }: { run: ShownRun; edit: (part: Partial<RunDraft>) => void }) {
  const say = useDispatchWords()
  const riders = useContext(RidersContext)
  const [isOpen, setIsOpen] = useState(run.state === 'planned')
  if (!isOpen)
    return (
      <div className="flex items-center justify-between gap-2 text-sm">
        <span className="min-w-0 truncate">{run.vehicle || say('run.noVehicle')}</span>
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          {say('run.change')}
        </Button>
      </div>
    )
  const chosen = (mobile: string | null) => {
    const rider = riders.find((each) => each.mobile === mobile)
    edit({ rider: mobile, ...(rider?.vehicle && !run.vehicle ? { vehicle: rider.vehicle } : {}) })
  }
  const names = riders.map(({ mobile, name }) => ({ value: mobile, label: name }))
  const saved = run.saved?.rider
  // A rider who left the centre still stands in the run.
  if (saved && !riders.some(({ mobile }) => mobile === saved.mobile))
    names.push({ value: saved.mobile, label: saved.name })
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1.2fr)_minmax(0,0.8fr)]">
      <Select
        label={say('run.rider')}
        placeholder={say('run.chooseRider')}
        data={names}
        value={run.rider}
        searchable
        nothingFoundMessage={say('run.noRiders')}
        className="max-sm:col-span-2"
        onChange={chosen}
      />
      <TextInput
        label={say('run.vehicle')}
        placeholder={say('run.vehicleHint')}
        maxLength={80}
        value={run.vehicle}
        onChange={({ currentTarget }) => edit({ vehicle: currentTarget.value })}
      />
      <NumberInput
        label={say('run.most')}
        placeholder={say('run.noLimit')}
        min={0}
        max={100_000}
        decimalScale={1}
        hideControls
        value={run.mostCases === 0 ? '' : run.mostCases / 100}
        onChange={(typed) => edit({ mostCases: typed === '' ? 0 : Math.round(Number(typed) * 100) })}
      />
    </div>
  )
}

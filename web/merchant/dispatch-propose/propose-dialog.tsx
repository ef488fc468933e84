import { Checkbox, Modal, NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { DispatchOrder } from '#shop/dispatch/dispatch-contracts.ts'
import type { Board } from '#web/merchant/dispatch-plan/board-plan.ts'
import type { DispatchCalls } from '#web/merchant/dispatch-plan/dispatch-calls.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type Proposal, ProposalView } from './proposal-view.tsx'

const ask = officeCallsOf<DispatchCalls>()
const usualStops = 30

/** What a vehicle takes, as it was chosen last; hundredths of a case. */
type Vehicle = { isChosen: boolean; mostCases: number; mostStops: number }
type ProposeDialogProps = {
  board: Board
  slot: string | null
  waiting: readonly DispatchOrder[]
  /** Riders who have a run of this day are not chosen by themselves. */
  busyRiders: ReadonlySet<string>
  onClose: () => void
  onAccept: (runs: { rider: string; mostCases: number; numbers: string[] }[]) => void
}

/** Who drives with how much; then the proposal, of which nothing is saved before somebody accepts it. */
export function ProposeDialog({ board, slot, waiting, busyRiders, onClose, onAccept }: ProposeDialogProps) {
  const say = useDispatchWords()
  const locale = useLocale()
  const [kept, keep] = useKept<Record<string, Vehicle>>('dispatch vehicles', {})
  const [proposal, setProposal] = useState<Proposal>()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const vehicleOf = (mobile: string): Vehicle =>
    kept[mobile] ?? { isChosen: !busyRiders.has(mobile), mostCases: 0, mostStops: usualStops }
  const change = (mobile: string, part: Partial<Vehicle>) =>
    keep({ ...kept, [mobile]: { ...vehicleOf(mobile), ...part } })
  const chosen = board.riders.filter(({ mobile }) => vehicleOf(mobile).isChosen)

  async function propose() {
    setIsAsking(true)
    setProblem(undefined)
    const result = await ask(locale, 'proposeRuns', {
      ...{ day: board.day, ...(slot ? { slot } : {}) },
      vehicles: chosen.map(({ mobile }) => {
        const { mostCases, mostStops } = vehicleOf(mobile)
        return { rider: mobile, mostCases, mostStops }
      }),
    })
    setIsAsking(false)
    if (result.kind === 'ok') setProposal(result.answer)
    else setProblem(result.kind === 'refused' ? result.message : say('dispatch.unknown'))
  }

  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={say('propose.title')}
      closeButtonProps={{ 'aria-label': say('propose.close') }}
    >
      {proposal ? (
        <ProposalView
          proposal={proposal}
          waiting={waiting}
          riders={board.riders}
          mostCasesOf={(mobile) => vehicleOf(mobile).mostCases}
          onBack={() => setProposal(undefined)}
          onAccept={() =>
            onAccept(
              proposal.runs
                .filter(({ numbers }) => numbers.length > 0)
                .map(({ rider, numbers }) => ({ rider, numbers, mostCases: vehicleOf(rider).mostCases })),
            )
          }
        />
      ) : (
        <div className="grid gap-3">
          <p className="text-sm">{say('propose.text', { count: waiting.length })}</p>
          {board.riders.length === 0 ? (
            <p className="text-danger text-sm">{say('propose.noRiders')}</p>
          ) : null}
          <ul className="grid gap-2">
            {board.riders.map(({ mobile, name, vehicle }) => {
              const own = vehicleOf(mobile)
              return (
                <li
                  key={mobile}
                  className="grid gap-2 rounded-card border border-hairline p-2 sm:grid-cols-[minmax(0,1fr)_7rem_7rem] sm:items-center"
                >
                  <Checkbox
                    label={name}
                    description={
                      [vehicle, busyRiders.has(mobile) ? say('propose.hasRun') : '']
                        .filter(Boolean)
                        .join(' · ') || undefined
                    }
                    checked={own.isChosen}
                    onChange={({ currentTarget }) => change(mobile, { isChosen: currentTarget.checked })}
                  />
                  {own.isChosen ? (
                    <div className="grid grid-cols-2 gap-2 sm:contents">
                      <NumberInput
                        size="sm"
                        label={say('run.most')}
                        aria-label={say('propose.mostCases', { name })}
                        placeholder={say('run.noLimit')}
                        min={0}
                        max={100_000}
                        decimalScale={1}
                        hideControls
                        value={own.mostCases === 0 ? '' : own.mostCases / 100}
                        onChange={(typed) =>
                          change(mobile, { mostCases: typed === '' ? 0 : Math.round(Number(typed) * 100) })
                        }
                      />
                      <NumberInput
                        size="sm"
                        label={say('propose.stops')}
                        aria-label={say('propose.mostStops', { name })}
                        min={1}
                        max={200}
                        allowDecimal={false}
                        hideControls
                        value={own.mostStops}
                        onChange={(typed) => change(mobile, { mostStops: Number(typed) || usualStops })}
                      />
                    </div>
                  ) : null}
                </li>
              )
            })}
          </ul>
          {problem ? (
            <p role="alert" className="text-danger text-sm">
              {problem}
            </p>
          ) : null}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={onClose}>
              {say('propose.close')}
            </Button>
            <Button
              loading={isAsking}
              whyDisabled={chosen.length === 0 ? say('propose.chooseRider') : undefined}
              onClick={() => void propose()}
            >
              {say('propose.do', { count: chosen.length })}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { StandingOrderAtOffice } from '#shop/standing-orders/standing-office-contracts.ts'
import type { StandingOrderState } from '#shop/standing-orders/standing-order.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StandingOfficeCalls } from './standing-office-calls.ts'

const ask = officeCallsOf<StandingOfficeCalls>()
const words = { paused: 'one.pause', active: 'one.resume', ended: 'one.end' } as const

type ChangeStateProps = {
  standing: Pick<StandingOrderAtOffice, 'id' | 'state' | 'customerName'>
  mayChange: boolean
}

/** Pauses, resumes or ends it for the customer, who is told by whom and why. */
export function ChangeState({ standing, mayChange }: ChangeStateProps) {
  const say = useStandingOfficeWords()
  const [to, setTo] = useState<StandingOrderState>()
  const { state } = standing
  const offered: StandingOrderState[] =
    state === 'active' ? ['paused', 'ended'] : state === 'paused' ? ['active', 'ended'] : ['active']
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((each) => (
        <Button
          key={each}
          variant={each === 'active' ? 'primary' : each === 'ended' ? 'quiet' : 'secondary'}
          whyDisabled={mayChange ? undefined : say('one.overseers')}
          onClick={() => setTo(each)}
        >
          {say(words[each])}
        </Button>
      ))}
      {to ? <ChangeDialog standing={standing} to={to} onClose={() => setTo(undefined)} /> : null}
    </div>
  )
}

type ChangeDialogProps = Pick<ChangeStateProps, 'standing'> & { to: StandingOrderState; onClose: () => void }

function ChangeDialog({ standing: { id, customerName }, to, onClose }: ChangeDialogProps) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  const [why, setWhy] = useState('')
  const [until, setUntil] = useState<string>()
  const { send, isSaving } = useChange({ unknown: say('do.unknown') })
  const today = bangkokDay(new Date())
  async function change() {
    const pausedUntil = to === 'paused' ? (until ?? null) : null
    const request = { id, state: to, pausedUntil, why: why.trim() }
    if (await send(() => ask(locale, 'setStandingAtOffice', request), say(`done.${to}`))) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say(`do.${to}Title`, { name: customerName })}
      closeButtonProps={{ 'aria-label': say('do.close') }}
    >
      <div className="grid gap-3">
        <p className="text-sm">{say(`do.${to}Text`)}</p>
        {to === 'paused' ? (
          <div>
            <DayField
              label={say('do.until')}
              value={until}
              onChange={setUntil}
              min={addDays(today, 1)}
              max={addDays(today, 366)}
              clearLabel={say('do.noUntil')}
              placeholder={say('do.noUntil')}
            />
            <p className="text-muted text-xs">{say('do.untilHint')}</p>
          </div>
        ) : null}
        <ReasonField
          label={say('do.why')}
          why={why}
          usual={
            to === 'active' ? [say('do.asked')] : [say('do.asked'), say('do.shopClosed'), say('do.debt')]
          }
          onChange={setWhy}
        />
        <p className="text-muted text-sm">{say('do.told')}</p>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('do.later')}
          </Button>
          <Button
            variant={to === 'ended' ? 'danger' : 'primary'}
            loading={isSaving}
            whyDisabled={why.trim() === '' ? say('do.needWhy') : undefined}
            onClick={() => void change()}
          >
            {say(words[to])}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

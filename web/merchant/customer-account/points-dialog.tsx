import { Modal, NumberInput, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { CustomerCalls } from '#web/merchant/customers/customer-calls.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CustomerCalls>()

type PointsDialogProps = { customer: CustomerDetail['customer']; balance: number; onClose: () => void }

/** One key for as long as it is open, so that a lost answer and a second press add nothing twice. */
export function PointsDialog({ customer: { code, name }, balance, onClose }: PointsDialogProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const [key] = useState(() => crypto.randomUUID())
  const [how, setHow] = useState('add')
  const [number, setNumber] = useState<number | undefined>()
  const [why, setWhy] = useState('')
  const { send, isSaving } = useChange({ unknown: say('change.unknown') })
  const points = (how === 'take' ? -1 : 1) * (number ?? 0)
  const isTooMany = balance + points < 0
  const whyDisabled = !number
    ? say('points.needNumber')
    : isTooMany
      ? say('points.tooMany', { points: sayNumber(balance) })
      : why.trim() === ''
        ? say('stop.needWhy')
        : undefined
  async function save() {
    const isDone = await send(
      () => ask(locale, 'correctPoints', { code, key, points, why }),
      (answer) => say('points.done', { points: sayNumber(answer.points) }),
    )
    if (isDone) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say('points.correctTitle', { name })}
      closeButtonProps={{ 'aria-label': say('change.close') }}
    >
      <div className="grid gap-3">
        <SegmentedControl
          aria-label={say('points.how')}
          value={how}
          onChange={setHow}
          data={[
            { value: 'add', label: say('points.add') },
            { value: 'take', label: say('points.take') },
          ]}
        />
        <NumberInput
          label={say('points.number')}
          value={number ?? ''}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          hideControls
          error={isTooMany ? say('points.tooMany', { points: sayNumber(balance) }) : undefined}
          description={
            number && !isTooMany ? say('points.after', { points: sayNumber(balance + points) }) : undefined
          }
          onChange={(value) => setNumber(Number(value) || undefined)}
        />
        <ReasonField label={say('points.why')} why={why} onChange={setWhy} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('change.back')}
          </Button>
          <Button loading={isSaving} whyDisabled={whyDisabled} onClick={() => void save()}>
            {say('points.correct')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

import { Modal } from '@mantine/core'
import { Ban, Play } from 'lucide-react'
import { useState } from 'react'
import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import type { CustomerCalls } from '#web/merchant/customers/customer-calls.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CustomerCalls>()

/** Stops a shop, which names what it does and asks why; letting it again takes one press. */
export function SwitchCustomer({
  customer: { code, name, status },
}: {
  customer: CustomerDetail['customer']
}) {
  const say = useCustomerWords()
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const [why, setWhy] = useState('')
  const { send, isSaving } = useChange({ unknown: say('change.unknown') })
  async function turn(active: boolean) {
    const isDone = await send(
      () => ask(locale, 'switchCustomer', { code, active, why: active ? '' : why }),
      say(active ? 'stop.againDone' : 'stop.done', { name }),
    )
    if (!isDone) return
    setIsAsking(false)
    setWhy('')
  }
  if (status === 'inactive')
    return (
      <Button
        loading={isSaving}
        icon={<Play aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void turn(true)}
      >
        {say('stop.again')}
      </Button>
    )
  return (
    <>
      <Button
        variant="secondary"
        icon={<Ban aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsAsking(true)}
      >
        {say('stop.do')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        centered
        title={say('stop.title', { name })}
        closeButtonProps={{ 'aria-label': say('change.close') }}
      >
        <div className="grid gap-3">
          <p className="text-sm">{say('stop.text')}</p>
          <ReasonField label={say('stop.why')} why={why} onChange={setWhy} />
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('change.back')}
            </Button>
            <Button
              variant="danger"
              loading={isSaving}
              whyDisabled={why.trim() === '' ? say('stop.needWhy') : undefined}
              onClick={() => void turn(false)}
            >
              {say('stop.do')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}

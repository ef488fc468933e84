import { Modal, Select } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CustomerDetail,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import type { CustomerCalls } from '#web/merchant/customers/customer-calls.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

const ask = officeCallsOf<CustomerCalls>()
const nobody = '-'

type DecideRegistrationProps = {
  customer: CustomerDetail['customer']
  options: AnswerOf<typeof customerOptionsContract>
  mayDecide: boolean
  mayChooseType: boolean
}

/** Approving says with which prices and whose customer it becomes; turning down says why. */
export function DecideRegistration({ customer, options, mayDecide, mayChooseType }: DecideRegistrationProps) {
  const say = useCustomerWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { code, name } = customer
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const [typeCode, setTypeCode] = useState(customer.typeCode)
  const [saleCode, setSaleCode] = useState(customer.saleCode)
  const [why, setWhy] = useState('')
  const { send, isSaving } = useChange({ unknown: say('change.unknown') })
  const whyDisabled = mayDecide ? undefined : sayMerchant('customers.needSupervisor')
  const usual = [say('decide.outside'), say('decide.papers'), say('decide.double'), say('decide.notReached')]
  const isRefusing = asking === 'refuse'
  async function decide() {
    const approve = asking === 'approve'
    const isDone = await send(
      () =>
        ask(locale, 'approveCustomer', {
          code,
          approve,
          ...(approve ? { typeCode, saleCode, why: '' } : { why }),
        }),
      say(approve ? 'decide.approved' : 'decide.refused', { name }),
    )
    if (isDone) setAsking(undefined)
  }
  return (
    <>
      <Button whyDisabled={whyDisabled} onClick={() => setAsking('approve')}>
        {say('decide.approve')}
      </Button>
      <Button variant="secondary" whyDisabled={whyDisabled} onClick={() => setAsking('refuse')}>
        {say('decide.refuse')}
      </Button>
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        centered
        title={say(isRefusing ? 'decide.refuseTitle' : 'decide.approveTitle', { name })}
        closeButtonProps={{ 'aria-label': say('change.close') }}
      >
        <div className="grid gap-3">
          <p className="text-sm">{say(isRefusing ? 'decide.refuseText' : 'decide.approveText')}</p>
          {isRefusing ? (
            <ReasonField label={say('stop.why')} why={why} usual={usual} onChange={setWhy} />
          ) : (
            <>
              <Select
                label={say('facts.type')}
                data={options.types.map((type) => ({
                  value: type.code,
                  label: say('edit.level', { name: type.name[locale], level: type.priceLevel }),
                }))}
                value={typeCode}
                allowDeselect={false}
                disabled={!mayChooseType}
                description={mayChooseType ? undefined : say('edit.managers')}
                onChange={(value) => setTypeCode(value ?? typeCode)}
              />
              <Select
                label={say('facts.salesperson')}
                data={[
                  { value: nobody, label: say('list.nobody') },
                  ...options.salespeople.map((each) => ({ value: each.saleCode, label: each.name })),
                ]}
                value={saleCode || nobody}
                allowDeselect={false}
                searchable
                onChange={(value) => setSaleCode(value === nobody ? '' : (value ?? saleCode))}
              />
            </>
          )}
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setAsking(undefined)}>
              {sayMerchant('customers.decideLater')}
            </Button>
            <Button
              variant={isRefusing ? 'danger' : 'primary'}
              loading={isSaving}
              whyDisabled={isRefusing && why.trim() === '' ? say('stop.needWhy') : undefined}
              onClick={() => void decide()}
            >
              {say(isRefusing ? 'decide.refuse' : 'decide.approve')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}

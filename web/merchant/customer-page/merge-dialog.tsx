import { Loader, Modal, Radio, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { CustomerDetail, ListedCustomer } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import type { CustomerCalls } from '#web/merchant/customers/customer-calls.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CustomerCalls>()
const pauseMs = 350

type MergeDialogProps = { customer: CustomerDetail['customer']; onClose: () => void }

/** This shop is kept; the other record of it is searched, looked at, and then emptied into this one. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('change.unknown') })
  const [text, setText] = useState(customer.name)
  const [found, setFound] = useState<ListedCustomer[]>()
  const [isLost, setIsLost] = useState(false)
  const [other, setOther] = useState('')
  const [why, setWhy] = useState('')
  useEffect(() => {
    setFound(undefined)
    setOther('')
    let isOld = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'findCustomers', { text: text.trim() })
      if (isOld) return
      setIsLost(result.kind !== 'ok')
      setFound(result.kind === 'ok' ? result.answer.customers : [])
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, locale])
  const others = found?.filter(({ code }) => code !== customer.code)
  const chosen = others?.find(({ code }) => code === other)
  async function merge() {
    const isDone = await send(
      () => ask(locale, 'mergeCustomers', { code: customer.code, other, why }),
      ({ orders }) => say('merge.done', { count: orders }),
    )
    if (isDone) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say('merge.title', { name: customer.name })}
      closeButtonProps={{ 'aria-label': say('change.close') }}
    >
      <div className="grid gap-3">
        <p className="text-sm">{say('merge.text', { name: customer.name, code: customer.code })}</p>
        <TextInput
          label={say('merge.search')}
          value={text}
          maxLength={60}
          rightSection={found === undefined ? <Loader size="xs" /> : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {others && others.length > 0 ? (
          <Radio.Group label={say('merge.other')} value={other} onChange={setOther}>
            <div className="mt-1 grid max-h-56 gap-2 overflow-y-auto">
              {others.map((each) => (
                <Radio
                  key={each.code}
                  value={each.code}
                  label={`${each.name} (${each.code})`}
                  description={[
                    sayPhone(each.mobile),
                    each.district,
                    each.lastOrderOn
                      ? `${say('list.lastOrder')} ${sayDate(noonOf(each.lastOrderOn), locale)}`
                      : say('list.never'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              ))}
            </div>
          </Radio.Group>
        ) : null}
        {others?.length === 0 ? (
          <p role="status" className="text-muted text-sm">
            {isLost ? say('change.unknown') : say('list.noneFound')}
          </p>
        ) : null}
        {chosen ? (
          <ul className="grid list-disc gap-1 rounded-card bg-sunk p-3 pl-7 text-sm">
            <li>{say('merge.moves')}</li>
            {chosen.debt > 0 ? <li>{say('merge.debt', { debt: sayMoney(chosen.debt) })}</li> : null}
            {chosen.points > 0 ? <li>{say('merge.points', { points: sayNumber(chosen.points) })}</li> : null}
            <li>{say('merge.stops', { mobile: sayPhone(chosen.mobile) })}</li>
            <li className="font-bold">{say('merge.noUndo')}</li>
          </ul>
        ) : null}
        <ReasonField label={say('stop.why')} why={why} onChange={setWhy} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('change.back')}
          </Button>
          <Button
            variant="danger"
            loading={isSaving}
            whyDisabled={!chosen ? say('merge.choose') : why.trim() === '' ? say('stop.needWhy') : undefined}
            onClick={() => void merge()}
          >
            {say('merge.do')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

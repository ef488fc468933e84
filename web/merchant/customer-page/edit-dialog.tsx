import { Modal, NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { taxNumber as taxNumberRule } from '#shop/identity/rules.ts'
import type {
  CustomerDetail,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { CustomerCalls } from '#web/merchant/customers/customer-calls.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type Editable, editableOf, sayEditable } from './editable.ts'

const ask = officeCallsOf<CustomerCalls>()
const nobody = '-'

type EditDialogProps = {
  customer: CustomerDetail['customer']
  options: AnswerOf<typeof customerOptionsContract>
  isManager: boolean
  onClose: () => void
}

/** The master data as a form; what is typed is kept over a reload until it is saved or closed. */
export function EditDialog({ customer, options, isManager, onClose }: EditDialogProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const saved = editableOf(customer)
  const edited = useEdited<Editable>(`customer ${customer.code}`, saved)
  const { typed, change } = edited
  const [isTried, setIsTried] = useState(false)
  const { send, isSaving, isStale, forgetStale } = useChange({
    unknown: say('change.unknown'),
    staleCode: merchantCustomersProblems.stale.code,
  })
  const wrong = {
    name: typed.name.trim() === '' ? say('edit.noName') : undefined,
    taxNumber: typed.taxNumber && taxNumberRule(typed.taxNumber) ? say('edit.wrongTax') : undefined,
  }
  function close() {
    edited.forget()
    onClose()
  }
  async function save(what: Editable = { ...typed, version: edited.version }) {
    setIsTried(true)
    if (wrong.name || wrong.taxNumber) return
    const isDone = await send(
      () => ask(locale, 'changeCustomer', { code: customer.code, ...what, name: what.name.trim() }),
      say('edit.saved', { name: what.name.trim() }),
    )
    if (isDone) close()
  }
  const sayings = { say, locale, options }
  return (
    <Modal
      opened
      onClose={close}
      centered
      title={say('edit.title', { name: customer.name })}
      closeButtonProps={{ 'aria-label': say('change.close') }}
    >
      <div className="grid gap-3">
        <TextInput
          label={say('edit.name')}
          withAsterisk
          value={typed.name}
          maxLength={120}
          error={isTried ? wrong.name : undefined}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Select
          label={say('facts.salesperson')}
          data={[
            { value: nobody, label: say('list.nobody') },
            ...options.salespeople.map((each) => ({ value: each.saleCode, label: each.name })),
          ]}
          value={typed.saleCode || nobody}
          allowDeselect={false}
          searchable
          onChange={(value) => change({ saleCode: value === nobody ? '' : (value ?? typed.saleCode) })}
        />
        <Select
          label={say('facts.storeType')}
          data={options.storeTypes.map(({ code, name }) => ({ value: code, label: name[locale] }))}
          value={typed.storeType}
          allowDeselect={false}
          onChange={(value) => change({ storeType: value ?? typed.storeType })}
        />
        <TextInput
          label={say('facts.taxNumber')}
          value={typed.taxNumber}
          inputMode="numeric"
          maxLength={13}
          error={isTried ? wrong.taxNumber : undefined}
          onChange={({ currentTarget }) => change({ taxNumber: currentTarget.value.replace(/\D/g, '') })}
        />
        {isManager ? null : <p className="text-muted text-sm">{say('edit.managers')}</p>}
        <Select
          label={say('facts.type')}
          data={options.types.map(({ code, name, priceLevel }) => ({
            value: code,
            label: say('edit.level', { name: name[locale], level: priceLevel }),
          }))}
          value={typed.typeCode}
          allowDeselect={false}
          disabled={!isManager}
          onChange={(value) => change({ typeCode: value ?? typed.typeCode })}
        />
        <NumberInput
          label={say('edit.limit')}
          description={say('edit.limitText')}
          value={typed.creditLimit / 100}
          min={0}
          max={100_000_000}
          decimalScale={2}
          thousandSeparator=","
          hideControls
          disabled={!isManager}
          onChange={(value) => change({ creditLimit: Math.round((Number(value) || 0) * 100) })}
        />
        {customer.debt > 0 && typed.creditLimit < customer.debt ? (
          <p className="text-danger text-sm">{say('edit.underDebt', { debt: sayMoney(customer.debt) })}</p>
        ) : null}
        <Switch
          label={say('edit.licence')}
          checked={typed.hasLicence}
          disabled={!isManager}
          onChange={({ currentTarget }) => change({ hasLicence: currentTarget.checked })}
        />
        {isStale && edited.differing.length > 0 ? (
          <DifferenceDialog
            key={saved.version}
            by=""
            differences={edited.differing.map(({ field, isMine }) => ({
              ...{ field, isMine, ...sayEditable(field, typed, sayings) },
              theirs: sayEditable(field, saved, sayings).mine,
            }))}
            isSaving={isSaving}
            onClose={forgetStale}
            onSave={(mine) => void save(edited.settle(mine))}
          />
        ) : null}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {say('change.close')}
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            {say('edit.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

import { Checkbox, SegmentedControl } from '@mantine/core'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { promotionMasterContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { CustomerField, type NamedCustomer } from '#web/merchant/promotion-moves/customer-field.tsx'
import { TypeChips } from '#web/merchant/promotion-moves/type-chips.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import type { Editor } from './use-editor.ts'

type AudienceSectionProps = {
  editor: Editor
  master: AnswerOf<typeof promotionMasterContract>
  isFixed: boolean
}

/** Who takes part, and who does not. */
export function AudienceSection({ editor, master, isFixed }: AudienceSectionProps) {
  const say = usePromotionWords()
  const { draft, customers, change, errorsOf } = editor
  const known = (customer: NamedCustomer) => [
    ...customers.filter(({ code }) => code !== customer.code),
    customer,
  ]
  const list = (name: 'customers' | 'excluded') => ({
    chosen: draft[name].map((code) => customers.find((each) => each.code === code) ?? { code, name: code }),
    error: errorsOf(name)[0],
    isDisabled: isFixed,
    onAdd: (customer: NamedCustomer) =>
      change({ [name]: [...draft[name], customer.code] }, { customers: known(customer) }),
    onRemove: ({ code }: NamedCustomer) => change({ [name]: draft[name].filter((each) => each !== code) }),
  })
  const isOpen = draft.everyone && !draft.byCustomerType
  return (
    <FormSection title={say('editor.audience')} text={say('editor.audienceText')}>
      <SegmentedControl
        aria-label={say('editor.audience')}
        value={isOpen ? 'everyone' : 'chosen'}
        onChange={(value) =>
          change(value === 'everyone' ? { everyone: true, byCustomerType: false } : { everyone: false })
        }
        data={[
          { value: 'everyone', label: say('audience.everyone') },
          { value: 'chosen', label: say('audience.chosen') },
        ]}
      />
      {isOpen ? null : (
        <>
          <Checkbox
            label={say('field.byCustomerType')}
            checked={draft.byCustomerType}
            onChange={({ currentTarget }) => change({ byCustomerType: currentTarget.checked })}
          />
          {draft.byCustomerType ? (
            <TypeChips
              label={say('field.customerTypes')}
              types={master.customerTypes}
              chosen={draft.customerTypes}
              errors={errorsOf('customerTypes')}
              onChange={(customerTypes) => change({ customerTypes })}
            />
          ) : null}
          <CustomerField
            label={say('field.customers')}
            description={draft.byCustomerType ? say('field.customersToo') : say('field.customersOnly')}
            {...list('customers')}
          />
        </>
      )}
      <Checkbox
        label={say('field.byStoreType')}
        description={say('field.byStoreTypeHint')}
        checked={draft.byStoreType}
        onChange={({ currentTarget }) => change({ byStoreType: currentTarget.checked })}
      />
      {draft.byStoreType ? (
        <TypeChips
          label={say('field.storeTypes')}
          types={master.storeTypes}
          chosen={draft.storeTypes}
          errors={errorsOf('storeTypes')}
          onChange={(storeTypes) => change({ storeTypes })}
        />
      ) : null}
      <CustomerField
        label={say('field.excluded')}
        description={say('field.excludedHint')}
        {...list('excluded')}
      />
    </FormSection>
  )
}

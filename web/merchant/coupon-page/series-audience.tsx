import { SegmentedControl } from '@mantine/core'
import type { SeriesDraft } from '#shop/merchant-coupons/coupon-series.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { CustomerField, type NamedCustomer } from '#web/merchant/promotion-moves/customer-field.tsx'
import { TypeChips } from '#web/merchant/promotion-moves/type-chips.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { audienceWords } from './coupon-sayings.ts'
import type { SeriesForm } from './use-make.ts'

type SeriesAudienceProps = {
  form: SeriesForm
  customerTypes: readonly { code: string; name: string; nameEn: string }[]
  isFixed: boolean
}

/** Who gets or may use these coupons; only numbers of their own are for listed customers. */
export function SeriesAudience({ form, customerTypes, isFixed }: SeriesAudienceProps) {
  const say = useCouponWords()
  const { draft, customers, change, errorOf } = form
  const audiences: SeriesDraft['audience'][] =
    draft.form === 'owned' ? ['everybody', 'types', 'customers'] : ['everybody', 'types']
  const typeError = errorOf('customerTypes')
  const known = (customer: NamedCustomer) => [
    ...customers.filter(({ code }) => code !== customer.code),
    customer,
  ]
  return (
    <FormSection
      title={say('make.audience')}
      text={draft.form === 'owned' ? say('make.audienceOwned') : say('make.audienceOthers')}
    >
      <SegmentedControl
        aria-label={say('make.audience')}
        value={draft.audience}
        onChange={(value) => change({ audience: value as SeriesDraft['audience'] })}
        data={audiences.map((value) => ({ value, label: say(audienceWords[value]) }))}
      />
      {draft.audience === 'types' ? (
        <TypeChips
          label={say('audience.types')}
          types={customerTypes}
          chosen={draft.customerTypes}
          errors={typeError ? [typeError] : []}
          onChange={(codes) => change({ customerTypes: codes })}
        />
      ) : null}
      {draft.audience === 'customers' ? (
        <CustomerField
          label={say('audience.customers')}
          isDisabled={isFixed}
          error={errorOf('customers')}
          chosen={draft.customers.map(
            (code) => customers.find((each) => each.code === code) ?? { code, name: code },
          )}
          onAdd={(customer) => change({ customers: [...draft.customers, customer.code] }, known(customer))}
          onRemove={({ code }) => change({ customers: draft.customers.filter((each) => each !== code) })}
        />
      ) : null}
    </FormSection>
  )
}

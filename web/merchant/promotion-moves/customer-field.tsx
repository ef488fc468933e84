import { PickField } from '#web/merchant/forms/pick-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PromotionCalls } from './promotion-calls.ts'

const ask = officeCallsOf<PromotionCalls>()
export type NamedCustomer = { code: string; name: string }

type CustomerFieldProps = {
  label: string
  description?: string
  error?: string | undefined
  isDisabled?: boolean
  chosen: readonly NamedCustomer[]
  onAdd: (customer: NamedCustomer) => void
  onRemove: (customer: NamedCustomer) => void
}

/** Customers of the centre, by name or code. */
export function CustomerField({ description, ...rest }: CustomerFieldProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  return (
    <PickField
      {...rest}
      {...(description ? { description } : {})}
      placeholder={say('pick.customer')}
      nothing={say('pick.nothing')}
      removeLabel={(name) => say('pick.remove', { name })}
      show={({ code, name }: NamedCustomer) => ({ key: code, name, detail: code })}
      find={async (text): Promise<readonly NamedCustomer[]> => {
        const result = await ask(locale, 'findPromotionCustomers', { text })
        return result.kind === 'ok' ? result.answer.map(({ code, name }) => ({ code, name })) : []
      }}
    />
  )
}

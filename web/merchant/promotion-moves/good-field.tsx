import type { EditorGood } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { PickField } from '#web/merchant/forms/pick-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PromotionCalls } from './promotion-calls.ts'

const ask = officeCallsOf<PromotionCalls>()

type GoodFieldProps = {
  label: string
  description?: string
  error?: string | undefined
  isDisabled?: boolean
  chosen: readonly EditorGood[]
  onAdd: (good: EditorGood) => void
  onRemove: (good: EditorGood) => void
  /** Chosen goods are shown elsewhere. */
  isBare?: boolean
}

/** Products of the centre, by name, code or barcode. */
export function GoodField({ description, isBare, ...rest }: GoodFieldProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  return (
    <PickField
      {...rest}
      {...(description ? { description } : {})}
      placeholder={say('pick.good')}
      nothing={say('pick.nothing')}
      removeLabel={(name) => say('pick.remove', { name })}
      show={({ code, nameTh, nameEn, unitTh, unitEn, picture, active }) => ({
        key: code,
        name: pick(locale, nameTh, nameEn),
        detail: [code, pick(locale, unitTh, unitEn), active ? '' : say('pick.notSold')]
          .filter(Boolean)
          .join(' · '),
        picture,
      })}
      find={async (text) => {
        const result = await ask(locale, 'findGoods', { text })
        return result.kind === 'ok' ? result.answer : []
      }}
      isBare={isBare ?? false}
    />
  )
}

import { MultiSelect } from '@mantine/core'
import { pick } from '#shop/words/locale.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type CustomerType = { code: string; name: string; nameEn: string }

type TypeFieldProps = {
  types: readonly CustomerType[]
  value: readonly string[]
  onChange: (types: string[]) => void
  isDisabled?: boolean
}

/** Types of customers; none chosen are all. */
export function TypeField({ types, value, onChange, isDisabled = false }: TypeFieldProps) {
  const say = useVisitWords()
  const locale = useLocale()
  return (
    <MultiSelect
      label={say('visit.types')}
      placeholder={value.length === 0 ? say('visit.allTypes') : ''}
      data={types.map(({ code, name, nameEn }) => ({ value: code, label: pick(locale, name, nameEn) }))}
      value={[...value]}
      onChange={onChange}
      disabled={isDisabled}
      comboboxProps={{ withinPortal: true }}
    />
  )
}

import { Chip } from '@mantine/core'
import { pick } from '#shop/words/locale.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { useLocale } from '#web/words/words.tsx'

type TypeChipsProps = {
  label: string
  types: readonly { code: string; name: string; nameEn: string }[]
  chosen: readonly string[]
  errors: readonly string[]
  onChange: (codes: string[]) => void
}

export function TypeChips({ label, types, chosen, errors, onChange }: TypeChipsProps) {
  const locale = useLocale()
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-1">
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        <div className="flex flex-wrap gap-1.5">
          {types.map(({ code, name, nameEn }) => (
            <Chip key={code} value={code} size="sm">
              {pick(locale, name, nameEn)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <PartError texts={errors} />
    </fieldset>
  )
}

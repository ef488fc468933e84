import { Autocomplete, Select } from '@mantine/core'
import {
  categoryFields,
  type DraftField,
  wordFields,
  wordKinds,
} from '#shop/merchant-products/product-draft.ts'
import { pick } from '#shop/words/locale.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { useFieldParts } from './draft-fields.tsx'
import type { MasterData, MaterialTypes } from './master-data.ts'
import type { ProductFormState } from './use-product-form.ts'

type Choice = { value: string; label: string }
type ChoiceFieldProps = {
  form: ProductFormState
  field: (typeof categoryFields)[number] | (typeof wordFields)[keyof typeof wordFields]
  choices: Choice[]
  onChoose: (value: string) => void
}

function ChoiceField({ form, field, choices, onChoose }: ChoiceFieldProps) {
  const say = useProductWords()
  const value = form.draft[field]
  // What was removed meanwhile stays in sight until another is chosen.
  const data =
    value === '' || choices.some((each) => each.value === value)
      ? choices
      : [{ value, label: value }, ...choices]
  return (
    <Select
      {...useFieldParts({ form, field: field as DraftField })}
      placeholder={say('product.notChosen')}
      data={data}
      value={value || null}
      onChange={(next) => onChoose(next ?? '')}
      searchable
      clearable
      limit={100}
      nothingFoundMessage={say('product.noChoice')}
    />
  )
}

/** From the department down: each list holds what is in the one above it. */
export function CategoryFields({ form, master }: { form: ProductFormState; master: MasterData }) {
  const locale = useLocale()
  const { draft, change } = form
  const inLevel = (at: number): Choice[] =>
    master.categories
      .filter(
        ({ level, parentCode }) =>
          level === at + 1 && (at === 0 || parentCode === draft[categoryFields[at - 1] ?? 'h1']),
      )
      .map(({ code, nameTh, nameEn }) => ({ value: code, label: pick(locale, nameTh, nameEn) }))
  return (
    <div className="grid grid-cols-1 items-start gap-2 @sm:grid-cols-2">
      {categoryFields.map((field, at) => {
        const choices = at > 0 && draft[categoryFields[at - 1] ?? 'h1'] === '' ? [] : inLevel(at)
        if (choices.length === 0 && draft[field] === '') return null
        return (
          <ChoiceField
            key={field}
            form={form}
            field={field}
            choices={choices}
            onChoose={(code) =>
              change({
                ...Object.fromEntries(categoryFields.slice(at).map((below) => [below, ''])),
                [field]: code,
              })
            }
          />
        )
      })}
      {wordKinds.map((kind) => (
        <ChoiceField
          key={kind}
          form={form}
          field={wordFields[kind]}
          choices={master.words
            .filter((word) => word.kind === kind)
            .map(({ code, nameTh, nameEn }) => ({ value: code, label: pick(locale, nameTh, nameEn) }))}
          onChoose={(code) => change({ [wordFields[kind]]: code })}
        />
      ))}
    </div>
  )
}

/** One of those in use, or a new one. */
export function MaterialTypeField({ form, types }: { form: ProductFormState; types: MaterialTypes }) {
  return (
    <Autocomplete
      {...useFieldParts({ form, field: 'materialType' })}
      data={types.map(({ code }) => code)}
      value={form.draft.materialType}
      maxLength={30}
      onChange={(materialType) => form.change({ materialType })}
    />
  )
}

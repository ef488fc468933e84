import { NumberInput, Textarea, TextInput } from '@mantine/core'
import type { DraftField, ProductText } from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { fromBaht, toBaht } from '#shop/money/satang.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ProductFormState } from './use-product-form.ts'

export const idOfField = (field: DraftField) => `product-${field}`

type FieldProps<Field extends DraftField> = {
  form: ProductFormState
  field: Field
  required?: boolean
  hint?: string
}

/** What every field shows: its label, its error, and below it what is probably a slip. */
export function useFieldParts({ form, field, required, hint }: FieldProps<DraftField>) {
  const locale = useLocale()
  const warning = form.warningOf(field)
  return {
    id: idOfField(field),
    label: productLabels[field][locale],
    error: form.errorOf(field),
    description: warning ? <span className="text-secondary-text">{warning}</span> : hint,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    withAsterisk: required ?? false,
    'aria-required': required ?? false,
  }
}

export function DraftText(props: FieldProps<ProductText> & { readOnly?: boolean; inputMode?: 'numeric' }) {
  const { form, field, readOnly, inputMode } = props
  return (
    <TextInput
      {...useFieldParts(props)}
      value={form.draft[field]}
      maxLength={200}
      readOnly={readOnly}
      inputMode={inputMode}
      autoComplete="off"
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
    />
  )
}

export function DraftLongText(props: FieldProps<ProductText>) {
  const { form, field } = props
  return (
    <Textarea
      {...useFieldParts(props)}
      value={form.draft[field]}
      maxLength={4_000}
      autosize
      minRows={2}
      maxRows={10}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
    />
  )
}

type CountField = 'lowStock' | 'pointsPerUnit' | `unit${1 | 2 | 3}Rate`

export function DraftCount(props: FieldProps<CountField>) {
  const { form, field } = props
  const mayBeBlank = field.endsWith('Rate')
  return (
    <NumberInput
      {...useFieldParts(props)}
      value={form.draft[field] ?? ''}
      onChange={(value) => form.change({ [field]: value === '' ? (mayBeBlank ? null : 0) : Number(value) })}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      hideControls
    />
  )
}

export function DraftMoney(props: FieldProps<'catalogPrice' | 'cost'>) {
  const { form, field } = props
  const amount = form.draft[field]
  return (
    <NumberInput
      {...useFieldParts(props)}
      value={amount === null ? '' : toBaht(amount)}
      onChange={(value) => form.change({ [field]: value === '' ? null : fromBaht(Number(value)) })}
      decimalScale={2}
      allowNegative={false}
      thousandSeparator=","
      prefix="฿"
      hideControls
    />
  )
}

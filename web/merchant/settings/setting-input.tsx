import { ColorInput, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { sayChoice } from '#shop/merchant-settings/say-value.ts'
import { fieldOf } from '#shop/merchant-settings/setting-field.ts'
import type { EditedSetting } from '#shop/merchant-settings/setting-groups.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { settings } from '#shop/settings/settings.ts'
import { pick } from '#shop/words/locale.ts'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { MomentField } from './moment-field.tsx'

export type CentreChoice = { saleUnit: string; name: string; nameEn: string }

type SettingInputProps = {
  name: EditedSetting
  text: string
  error: string | undefined
  isDisabled: boolean
  centres: readonly CentreChoice[]
  describedBy: string
  onChange: (text: string) => void
}

/** The right field for the type of a setting; its name is beside it. */
export function SettingInput(props: SettingInputProps) {
  const { name, text, error, isDisabled, centres, describedBy, onChange } = props
  const say = useSettingWords()
  const locale = useLocale()
  const field = fieldOf(name)
  const common = {
    ...{ 'aria-label': nameOfSetting(name, locale), 'aria-describedby': describedBy },
    ...{ disabled: isDisabled, error },
  }
  if (field.kind === 'switch') {
    const isOn = settings[name].reader.read(text) === true
    return (
      <Switch
        {...common}
        size="md"
        checked={isOn}
        label={say(isOn ? 'field.on' : 'field.off')}
        classNames={{ body: 'min-h-11 items-center' }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'Y' : 'N')}
      />
    )
  }
  if (field.kind === 'number' || field.kind === 'money')
    return (
      <NumberInput
        {...common}
        value={text}
        allowDecimal={field.kind === 'money'}
        decimalScale={2}
        allowNegative={false}
        hideControls
        inputMode={field.kind === 'money' ? 'decimal' : 'numeric'}
        thousandSeparator={field.kind === 'money' ? ',' : ''}
        prefix={field.kind === 'money' ? '฿' : ''}
        description={
          field.kind === 'number' ? say('field.range', { least: field.least, most: field.most }) : undefined
        }
        onChange={(value) => onChange(String(value))}
      />
    )
  if (field.kind === 'colour')
    return (
      <ColorInput
        {...common}
        value={text}
        format="hex"
        eyeDropperButtonProps={{ 'aria-label': say('field.pickColour') }}
        swatches={['#0b7a3b', '#1d4ed8', '#b45309', '#9d174d', '#0e7490', '#f5a300']}
        onChange={(value) => onChange(value.toLowerCase())}
      />
    )
  if (field.kind === 'choice')
    return (
      <Select
        {...common}
        value={text}
        allowDeselect={false}
        data={field.choices.map((value) => ({ value, label: sayChoice(name, value, locale) }))}
        onChange={(value) => onChange(value ?? '')}
      />
    )
  if (field.kind === 'centre')
    return (
      <Select
        {...common}
        value={text}
        allowDeselect={false}
        searchable={centres.length > 8}
        data={[
          ...(field.mayBeBlank ? [{ value: '', label: say('field.byAddress') }] : []),
          ...centres.map(({ saleUnit, name: th, nameEn }) => ({
            value: saleUnit,
            label: `${saleUnit} ${pick(locale, th, nameEn)}`,
          })),
        ]}
        onChange={(value) => onChange(value ?? '')}
      />
    )
  if (field.kind === 'moment') return <MomentField {...common} text={text} onChange={onChange} />
  const Field = field.isLong ? Textarea : TextInput
  return (
    <Field
      {...common}
      value={text}
      // A little more than is allowed, so that whoever pastes too much sees what is wrong.
      maxLength={field.longest + 200}
      {...(field.isLong ? { autosize: true, minRows: 2, maxRows: 6 } : {})}
      {...(field.like === 'phone' ? { inputMode: 'tel' as const } : {})}
      {...(field.like === 'link' || field.like === 'tiles'
        ? { inputMode: 'url' as const, placeholder: 'https://' }
        : {})}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

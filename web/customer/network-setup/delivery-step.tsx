import { useState } from 'react'
import { provinces } from '#shop/customers/provinces.ts'
import { banks } from '#shop/payments/banks.ts'
import { pick } from '#shop/words/locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StepProps } from './setup-state.ts'

const days = ['1', '2', '3', '4', '5', '6', '0'] as const

export function DeliveryStep({ state: { draft }, errors }: StepProps) {
  const say = useSetupWords()
  const locale = useLocale()
  const [area, setArea] = useState(draft.area)
  const chosen = (draft.weekdays ?? '').split(',')
  const province = provinces.find(({ name }) => name === draft.province)
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-bold text-sm">{say('newShop.weekdays')}</legend>
        <div className="flex flex-wrap gap-2">
          {days.map((day) => (
            <label
              key={day}
              className="inline-flex min-h-11 items-center rounded-chip border border-outline bg-card px-4 text-sm transition has-checked:border-primary-text has-checked:bg-primary-tint has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                name="weekday"
                value={day}
                defaultChecked={chosen.includes(day)}
                className="sr-only"
              />
              {say(`newShop.day${day}`)}
            </label>
          ))}
        </div>
        <Wrong text={errors.weekdays} />
      </fieldset>
      <div className="max-w-56">
        <TextField
          label={say('newShop.cutOff')}
          hint={say('newShop.cutOffHint')}
          type="time"
          name="cutOff"
          defaultValue={draft.cutOff}
          required
          error={errors.cutOff}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-bold text-sm">{say('newShop.area')}</legend>
        <RadioCard
          name="area"
          value="province"
          defaultChecked={draft.area !== 'list'}
          onChange={() => setArea('province')}
          title={
            province
              ? say('newShop.wholeProvince', { province: pick(locale, province.name, province.nameEn) })
              : say('newShop.ownProvince')
          }
          text={say('newShop.wholeProvinceText')}
        />
        <RadioCard
          name="area"
          value="list"
          defaultChecked={draft.area === 'list'}
          onChange={() => setArea('list')}
          title={say('newShop.chosenCodes')}
          text={say('newShop.chosenCodesText')}
        />
      </fieldset>
      <div className={area === 'list' ? undefined : 'hidden'}>
        <TextAreaField
          label={say('newShop.postcodes')}
          hint={say('newShop.postcodesHint')}
          name="postcodes"
          maxLength={3_000}
          defaultValue={draft.postcodes}
          error={errors.postcodes}
        />
      </div>
      <BankAccount draft={draft} errors={errors} />
    </>
  )
}

function Wrong({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className="text-danger text-sm">
      {text}
    </p>
  ) : null
}

function BankAccount({ draft, errors }: { draft: StepProps['state']['draft']; errors: StepProps['errors'] }) {
  const say = useSetupWords()
  const locale = useLocale()
  const [withBank, setWithBank] = useState(draft.withBank === 'Y')
  return (
    <section aria-labelledby="payment-title" className="grid gap-3">
      <h3 id="payment-title" className="font-bold text-sm">
        {say('newShop.payment')}
      </h3>
      <p className="rounded-input bg-primary-tint p-3 text-sm">{say('newShop.cash')}</p>
      <Checkbox
        name="withBank"
        value="Y"
        defaultChecked={withBank}
        onChange={({ target }) => setWithBank(target.checked)}
        label={say('newShop.withBank')}
        hint={say('newShop.withBankHint')}
      />
      <div className={withBank ? 'grid gap-4 md:grid-cols-2' : 'hidden'}>
        <SelectField
          label={say('newShop.bank')}
          placeholder={say('newShop.chooseBank')}
          name="bankCode"
          defaultValue={draft.bankCode ?? ''}
          options={Object.entries(banks).map(([value, { th, en }]) => ({
            value,
            text: pick(locale, th, en),
          }))}
          error={errors.bankCode}
        />
        <NumberField
          label={say('newShop.accountNumber')}
          name="accountNumber"
          maxLength={15}
          defaultValue={draft.accountNumber}
          error={errors.accountNumber}
        />
        <TextField
          label={say('newShop.accountName')}
          name="accountName"
          maxLength={150}
          defaultValue={draft.accountName}
          error={errors.accountName}
        />
        <NumberField
          label={say('newShop.promptPay')}
          hint={say('newShop.promptPayHint')}
          name="promptPay"
          maxLength={15}
          defaultValue={draft.promptPay}
          error={errors.promptPay}
        />
      </div>
    </section>
  )
}

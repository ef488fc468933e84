import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Place } from '#shop/thai/place.ts'
import { pick } from '#shop/words/locale.ts'
import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { AddressFields } from '#web/shared/places/address-fields.tsx'
import { MapPin } from '#web/shared/places/map-pin.tsx'
import type { Point } from '#web/shared/places/point.ts'
import { PhotoField } from '#web/shared/uploads/photo-field.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { FormValues } from './registration-form.ts'

type SectionProps = { values?: FormValues | undefined; errors: Record<string, string> }
type StoreType = { code: string; name: string; nameEn: string }

function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="flex items-center gap-2 text-lg">
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-chip bg-primary-tint text-primary-text text-sm"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </Card>
  )
}

export function ShopSection({ values, errors, storeTypes }: SectionProps & { storeTypes: StoreType[] }) {
  const say = useRegisterWords()
  const locale = useLocale()
  return (
    <Section number={1} title={say('register.shop')}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('register.shopName')}
          name="shopName"
          maxLength={150}
          autoComplete="organization"
          defaultValue={values?.shopName}
          required
          error={errors.shopName}
        />
        <SelectField
          label={say('register.storeType')}
          name="storeType"
          placeholder={say('address.choose')}
          defaultValue={values?.storeType ?? ''}
          options={storeTypes.map(({ code, name, nameEn }) => ({
            value: code,
            text: pick(locale, name, nameEn),
          }))}
          required
          error={errors.storeType}
        />
      </div>
    </Section>
  )
}

export function PersonSection({
  values,
  errors,
  passwordLongest,
  suggestedName,
  onMobile,
}: SectionProps & {
  passwordLongest: number
  suggestedName: string | undefined
  onMobile: (digits: string) => void
}) {
  const say = useRegisterWords()
  return (
    <Section number={2} title={say('register.person')}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('register.name')}
          name="name"
          maxLength={150}
          autoComplete="name"
          defaultValue={values?.name ?? suggestedName}
          required
          error={errors.name}
        />
        <NumberField
          label={say('login.mobile')}
          hint={say('register.mobileHint')}
          name="mobileNo"
          maxLength={10}
          autoComplete="tel-national"
          placeholder="0812345678"
          defaultValue={values?.mobileNo}
          onDigits={onMobile}
          required
          error={errors.mobileNo}
        />
        <TextField
          label={say('register.email')}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          defaultValue={values?.email}
          error={errors.email}
        />
        <NumberField
          label={say('register.taxNo')}
          hint={say('register.taxNoHint')}
          name="taxNo"
          maxLength={13}
          defaultValue={values?.taxNo}
          error={errors.taxNo}
        />
        <NewPasswordFields
          label={say('register.password')}
          confirmLabel={say('register.confirmPassword')}
          name="password"
          rule={say('register.passwordRule', { longest: passwordLongest })}
          errors={errors}
        />
      </div>
      {values ? (
        <noscript>
          <p className="text-muted text-sm">{say('register.again')}</p>
        </noscript>
      ) : null}
    </Section>
  )
}

type AddressSectionProps = SectionProps & {
  onPlace: (place: Place) => void
  onPin: (pin: Point) => void
  children: ReactNode
}

export function AddressSection({ values, errors, onPlace, onPin, children }: AddressSectionProps) {
  const say = useRegisterWords()
  return (
    <Section number={3} title={say('register.address')}>
      <TextAreaField
        label={say('register.street')}
        hint={say('register.streetHint')}
        name="address"
        rows={2}
        maxLength={300}
        autoComplete="street-address"
        defaultValue={values?.address}
        required
        error={errors.address}
      />
      <AddressFields defaults={values} problems={errors} onPlace={onPlace} />
      {children}
      <MapPin defaults={values} onPin={onPin} />
    </Section>
  )
}

export function PhotoSection({ errors }: SectionProps) {
  const say = useRegisterWords()
  return (
    <Section number={4} title={say('register.photos')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PhotoField
          label={say('register.shopPhoto')}
          hint={say('register.shopPhotoHint')}
          name="shopImage"
          required
          error={errors.shopImage}
        />
        <PhotoField
          label={say('register.cardPhoto')}
          hint={say('register.cardPhotoHint')}
          name="taxImage"
          error={errors.taxImage}
        />
      </div>
    </Section>
  )
}

export function ConsentSection({
  errors,
  policyVersion,
  accepted,
}: SectionProps & { policyVersion: string; accepted: boolean }) {
  const say = useRegisterWords()
  return (
    <Section number={5} title={say('register.consent')}>
      <div className="grid gap-1">
        <p className="text-muted text-sm">{say('register.consentWhy')}</p>
        <Checkbox
          key={policyVersion}
          name="policyVersion"
          value={policyVersion}
          defaultChecked={accepted}
          required
          aria-invalid={errors.policyVersion ? true : undefined}
          aria-describedby={errors.policyVersion ? 'consent-wrong' : undefined}
          label={say('register.accept', { version: policyVersion })}
        />
        {errors.policyVersion ? (
          <p id="consent-wrong" className="text-danger text-sm">
            {errors.policyVersion}
          </p>
        ) : null}
        <Link
          to={paths.pdpa}
          target="_blank"
          className="inline-flex min-h-11 items-center justify-self-start text-primary-text text-sm underline"
        >
          {say('register.readPolicy')}
        </Link>
      </div>
    </Section>
  )
}

import { Link } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { NewPasswordFields } from '#web/kit/forms/new-password-fields.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import type { WaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { PhotoField } from '#web/shared/uploads/photo-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SectionProps } from './centre-sections.tsx'
import { Section } from './section.tsx'

type PersonSectionProps = SectionProps & {
  passwordLongest: number
  waiting: WaitingLink | undefined
  onMobile: (digits: string) => void
}

export function PersonSection({ values, errors, passwordLongest, waiting, onMobile }: PersonSectionProps) {
  const say = useApplyWords()
  return (
    <Section number={3} title={say('apply.person')}>
      {waiting ? (
        <p role="status" className="rounded-input bg-primary-tint p-3 text-sm">
          {say('apply.line', { name: waiting.name })}
        </p>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('apply.name')}
          name="name"
          maxLength={150}
          autoComplete="name"
          defaultValue={values?.name ?? waiting?.name}
          required
          error={errors.name}
        />
        <NumberField
          label={say('apply.mobile')}
          hint={say('apply.mobileHint')}
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
          label={say('apply.email')}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          defaultValue={values?.email}
          error={errors.email}
        />
        <TextField
          label={say('apply.username')}
          hint={say('apply.usernameHint')}
          name="username"
          maxLength={30}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values?.username}
          error={errors.username}
        />
        <NewPasswordFields
          label={say('apply.password')}
          confirmLabel={say('apply.confirmPassword')}
          name="password"
          rule={say('apply.passwordRule', { longest: passwordLongest })}
          errors={errors}
        />
      </div>
      {values ? (
        <noscript>
          <p className="text-muted text-sm">{say('apply.again')}</p>
        </noscript>
      ) : null}
    </Section>
  )
}

type Bank = { code: string; name: string; nameEn: string }

export function BankSection({ values, errors, banks }: SectionProps & { banks: readonly Bank[] }) {
  const say = useApplyWords()
  const locale = useLocale()
  return (
    <Section number={4} title={say('apply.bank')} hint={say('apply.bankHint')}>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={say('apply.bankName')}
          name="bankCode"
          placeholder={say('apply.choose')}
          defaultValue={values?.bankCode ?? ''}
          options={banks.map(({ code, name, nameEn }) => ({ value: code, text: pick(locale, name, nameEn) }))}
          error={errors.bankCode}
        />
        <TextField
          label={say('apply.accountNumber')}
          name="accountNumber"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          defaultValue={values?.accountNumber}
          error={errors.accountNumber}
        />
        <TextField
          label={say('apply.accountName')}
          name="accountName"
          maxLength={150}
          autoComplete="off"
          defaultValue={values?.accountName}
          error={errors.accountName}
        />
      </div>
    </Section>
  )
}

export function PictureFields({ errors, isOpening }: { errors: Record<string, string>; isOpening: boolean }) {
  const say = useApplyWords()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PhotoField
        label={say('apply.card')}
        hint={say('apply.cardHint')}
        name="taxImage"
        required
        error={errors.taxImage}
      />
      {isOpening ? (
        <>
          <PhotoField
            label={say('apply.shopPhoto')}
            hint={say('apply.shopPhotoHint')}
            name="shopImage"
            required
            error={errors.shopImage}
          />
          <PhotoField
            label={say('apply.logo')}
            hint={say('apply.logoHint')}
            name="logoImage"
            error={errors.logoImage}
          />
        </>
      ) : null}
    </div>
  )
}

type ConsentSectionProps = { errors: Record<string, string>; policyVersion: string; isAccepted: boolean }

export function ConsentSection({ errors, policyVersion, isAccepted }: ConsentSectionProps) {
  const say = useApplyWords()
  return (
    <Section number={6} title={say('apply.consent')} hint={say('apply.consentWhy')}>
      <div className="grid gap-1">
        <Checkbox
          name="policyVersion"
          value={policyVersion}
          defaultChecked={isAccepted}
          required
          aria-invalid={errors.policyVersion ? true : undefined}
          aria-describedby={errors.policyVersion ? 'consent-wrong' : undefined}
          label={say('apply.accept', { version: policyVersion })}
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
          {say('apply.readPolicy')}
        </Link>
      </div>
    </Section>
  )
}

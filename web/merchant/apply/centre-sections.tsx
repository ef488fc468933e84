import { Store, Users } from 'lucide-react'
import type { ApplicationForm } from '#shop/applications/application-form.ts'
import { AddressFields } from '#web/shared/places/address-fields.tsx'
import { MapPin } from '#web/shared/places/map-pin.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import type { FormValues } from './apply-form.ts'
import { Section } from './section.tsx'

export type SectionProps = { values?: FormValues | undefined; errors: Record<string, string> }
type Kind = ApplicationForm['kind']

/** Style sheets show the part that was chosen, so that it works before the script and without. */
export const shownFor: Record<Kind, string> = {
  open: 'hidden group-has-[[value=open]:checked]/apply:grid',
  join: 'hidden group-has-[[value=join]:checked]/apply:grid',
}

export function KindSection({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  const say = useApplyWords()
  const icon = { 'aria-hidden': true, size: 28, strokeWidth: 1.5, className: 'text-primary-text' } as const
  return (
    <Section number={1} title={say('apply.kind')}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{say('apply.kind')}</legend>
        <RadioCard
          name="kind"
          value="open"
          defaultChecked={kind === 'open'}
          onChange={() => onKind('open')}
          title={say('apply.open')}
          text={say('apply.openText')}
          mark={<Store {...icon} />}
        />
        <RadioCard
          name="kind"
          value="join"
          defaultChecked={kind === 'join'}
          onChange={() => onKind('join')}
          title={say('apply.join')}
          text={say('apply.joinText')}
          mark={<Users {...icon} />}
        />
      </fieldset>
    </Section>
  )
}

/** The map is made once it can be seen: it measures its place. */
export function NewCentreSection({ values, errors, hasMap }: SectionProps & { hasMap: boolean }) {
  const say = useApplyWords()
  return (
    <Section number={2} title={say('apply.centre')} hint={say('apply.centreHint')} className={shownFor.open}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('apply.nameTh')}
          name="nameTh"
          maxLength={150}
          autoComplete="organization"
          defaultValue={values?.nameTh}
          required
          error={errors.nameTh}
        />
        <TextField
          label={say('apply.nameEn')}
          name="nameEn"
          maxLength={150}
          defaultValue={values?.nameEn}
          error={errors.nameEn}
        />
        <TextField
          label={say('apply.shortName')}
          hint={say('apply.shortNameHint')}
          name="shortName"
          maxLength={40}
          defaultValue={values?.shortName}
          error={errors.shortName}
        />
        <NumberField
          label={say('apply.taxNo')}
          hint={say('apply.taxNoHint')}
          name="taxNo"
          maxLength={13}
          defaultValue={values?.taxNo}
          error={errors.taxNo}
        />
      </div>
      <TextAreaField
        label={say('apply.address')}
        hint={say('apply.addressHint')}
        name="address"
        rows={2}
        maxLength={300}
        autoComplete="street-address"
        defaultValue={values?.address}
        error={errors.address}
      />
      <AddressFields defaults={values} problems={errors} />
      {hasMap ? <MapPin defaults={values} /> : null}
    </Section>
  )
}

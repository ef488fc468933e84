import { AddressFields } from '#web/shared/places/address-fields.tsx'
import { MapPin } from '#web/shared/places/map-pin.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { StepProps } from './setup-state.ts'

export function CentreStep({ state: { draft }, errors }: StepProps) {
  const say = useSetupWords()
  const pin = errors.lat ?? errors.lng
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('newShop.centreName')}
          hint={say('newShop.centreNameHint')}
          name="centreName"
          maxLength={150}
          defaultValue={draft.centreName}
          required
          error={errors.centreName}
        />
        <TextField
          label={say('newShop.centreNameEn')}
          name="centreNameEn"
          maxLength={150}
          defaultValue={draft.centreNameEn}
          required
          error={errors.centreNameEn}
        />
        <TextField
          label={say('newShop.shortName')}
          hint={say('newShop.shortNameHint')}
          name="shortName"
          maxLength={30}
          defaultValue={draft.shortName}
          required
          error={errors.shortName}
        />
        <NumberField
          label={say('newShop.phone')}
          name="phone"
          maxLength={10}
          autoComplete="tel"
          defaultValue={draft.phone}
          required
          error={errors.phone}
        />
        <NumberField
          label={say('newShop.taxNumber')}
          hint={say('newShop.taxNumberHint')}
          name="taxNumber"
          maxLength={13}
          defaultValue={draft.taxNumber}
          required
          error={errors.taxNumber}
        />
      </div>
      <TextAreaField
        label={say('newShop.street')}
        name="address"
        rows={2}
        maxLength={300}
        autoComplete="street-address"
        defaultValue={draft.address}
        required
        error={errors.address}
      />
      <AddressFields
        defaults={{
          province: draft.province ?? '',
          district: draft.district ?? '',
          subdistrict: draft.subdistrict ?? '',
          postcode: draft.postcode ?? '',
        }}
        problems={errors}
      />
      <MapPin
        defaults={{ lat: draft.lat ?? '', lng: draft.lng ?? '' }}
        about={{ title: say('newShop.pin'), hint: say('newShop.pinHint') }}
      />
      {pin ? (
        <p role="alert" className="text-danger text-sm">
          {pin}
        </p>
      ) : null}
    </>
  )
}

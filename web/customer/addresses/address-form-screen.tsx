import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { addressErrors, addressOnWire } from '#shop/account/account-rules.ts'
import type { Address, AddressType } from '#shop/account/address.ts'
import type { Place } from '#shop/thai/place.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { AddressFields } from '#web/shared/places/address-fields.tsx'
import { MapPin } from '#web/shared/places/map-pin.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'

const parts = ['province', 'district', 'subdistrict'] as const

type AddressFormScreenProps = {
  addresses: Address[]
  editing: Address | null
  adding: AddressType | null
  /** The page that requested the new address. */
  returnTo: string | null
  shop: Pick<Address, 'name' | 'phone' | 'taxNumber'> | null
  problem: FormProblem | undefined
}

/** The form of one address. After a refusal the input stays. */
export function AddressFormScreen({
  addresses,
  editing,
  adding,
  returnTo,
  shop,
  problem,
}: AddressFormScreenProps) {
  const say = useAccountWords()
  const sending = useNavigation().state === 'submitting'
  const { errors, onSubmit } = useValidation({ validate: addressErrors, problem, onWire: addressOnWire })
  const [place, setPlace] = useState<Place>()
  // The pin stays while the street changes; a new subdistrict needs a new pin.
  const isMoved = editing && place?.subdistrict && parts.some((part) => place[part] !== editing[part])
  const pin =
    isMoved || !editing ? undefined : { lat: String(editing.lat ?? ''), lng: String(editing.lng ?? '') }
  const type = editing?.type ?? adding ?? 'S'
  const titles = {
    S: editing ? say('addresses.editShipping') : say('addresses.addShipping'),
    B: editing ? say('addresses.editBilling') : say('addresses.addBilling'),
    C: say('addresses.editContact'),
  }
  const mayChoose = type !== 'C' && !editing?.isDefault && addresses.some((each) => each.type === type)
  const { name = '', phone = '', taxNumber = '' } = editing ?? shop ?? {}
  return (
    <AccountFrame
      title={titles[type]}
      back={
        returnTo
          ? { to: returnTo, text: say('page.checkout') }
          : { to: paths.address, text: say('page.address') }
      }
    >
      <Card>
        <Form method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
          <input type="hidden" name="do" value={editing ? 'save' : 'add'} />
          <input type="hidden" name="id" value={editing?.id ?? ''} />
          <input type="hidden" name="type" value={type} />
          <FormAlert message={problem?.message} />
          <TextField
            label={say('addresses.name')}
            name="name"
            defaultValue={name}
            maxLength={150}
            autoComplete="name"
            required
            error={errors.name}
          />
          <NumberField
            label={say('addresses.phone')}
            name="phone"
            defaultValue={phone}
            maxLength={10}
            autoComplete="tel-national"
            required
            error={errors.phone}
          />
          <TextField
            label={say('addresses.street')}
            hint={say('addresses.streetHint')}
            name="address"
            defaultValue={editing?.address ?? ''}
            maxLength={300}
            autoComplete="street-address"
            required
            error={errors.address}
          />
          <AddressFields
            defaults={editing ?? undefined}
            problems={errors as Record<string, string>}
            onPlace={setPlace}
          />
          {type === 'B' ? null : <MapPin key={isMoved ? 'moved' : 'kept'} defaults={pin} />}
          {type === 'S' ? null : (
            <NumberField
              label={say('profile.taxNumber')}
              hint={say('profile.taxNumberHint')}
              name="taxNumber"
              defaultValue={taxNumber}
              maxLength={13}
              error={errors.taxNumber}
            />
          )}
          {type === 'S' ? <input type="hidden" name="taxNumber" value={taxNumber} /> : null}
          {type === 'B' ? (
            <input type="hidden" name="remark" value={editing?.remark ?? ''} />
          ) : (
            <TextAreaField
              label={say('addresses.remark')}
              hint={say('addresses.remarkHint')}
              name="remark"
              defaultValue={editing?.remark ?? ''}
              maxLength={300}
              rows={2}
            />
          )}
          {mayChoose ? <Checkbox label={say('addresses.asDefault')} name="isDefault" value="Y" /> : null}
          <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
            <Button type="submit" size="lg" wide loading={sending}>
              {say('profile.save')}
            </Button>
            <LinkButton to={returnTo ?? paths.address} variant="quiet" size="lg" wide>
              {say('addresses.cancel')}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </AccountFrame>
  )
}

import { useEffect } from 'react'
import { provinces } from '#shop/customers/provinces.ts'
import type { Place } from '#shop/thai/place.ts'
import { placeText } from '#shop/thai/place-text.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { usePlaces } from './use-places.ts'

type AddressFieldsProps = {
  defaults?: Partial<Place> | undefined
  problems: Record<string, string>
  onPlace?: (place: Place) => void
}
type Named = { name: string; nameEn: string }

/**
 * Fields: province, district, subdistrict, postcode, chosen from either end.
 * Without script district and subdistrict are typed, and the server names the part that does not exist.
 */
export function AddressFields({ defaults, problems, onPlace }: AddressFieldsProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const places = usePlaces(defaults)
  const { alive, place, found } = places
  useEffect(() => onPlace?.(place), [onPlace, place])

  /** The chosen name is always an option, also while the options load. */
  const options = (rows: readonly Named[], chosen: string) => {
    const all =
      chosen === '' || rows.some(({ name }) => name === chosen)
        ? rows
        : [{ name: chosen, nameEn: chosen }, ...rows]
    return all.map((row) => ({ value: row.name, text: placeText(locale, row) }))
  }
  return (
    <div ref={places.fields} className="grid gap-4 md:grid-flow-dense md:grid-cols-2">
      <NumberField
        label={say('address.postcode')}
        hint={places.unknownPostcode ? say('address.postcodeUnknown') : say('address.postcodeHint')}
        name="postcode"
        maxLength={5}
        autoComplete="postal-code"
        value={place.postcode}
        onDigits={places.typePostcode}
        required
        error={problems.postcode}
      />
      {found.length > 1 && place.subdistrict === '' ? (
        <div className="md:col-span-2">
          <SelectField
            label={say('address.chooseArea')}
            placeholder={say('address.choose')}
            value=""
            options={found.map((row, at) => ({
              value: String(at),
              text: `${placeText(locale, { name: row.subdistrict, nameEn: row.subdistrictEn })}, ${placeText(locale, { name: row.district, nameEn: row.districtEn })}`,
            }))}
            onChange={({ target }) => {
              const row = found[Number(target.value)]
              if (row) places.take(row)
            }}
          />
        </div>
      ) : null}
      <SelectField
        label={say('address.province')}
        placeholder={say('address.choose')}
        name="province"
        autoComplete="address-level1"
        value={place.province}
        options={provinces.map(({ name, nameEn }) => ({
          value: name,
          text: locale === 'en' ? nameEn : name,
        }))}
        onChange={({ target }) => places.chooseProvince(target.value)}
        required
        error={problems.province}
      />
      {alive ? (
        <>
          <SelectField
            label={say('address.district')}
            placeholder={place.province ? say('address.choose') : say('address.provinceFirst')}
            name="district"
            value={place.district}
            options={options(places.districts, place.district)}
            onChange={({ target }) => places.chooseDistrict(target.value)}
            required
            error={problems.district}
          />
          <SelectField
            label={say('address.subdistrict')}
            placeholder={place.district ? say('address.choose') : say('address.districtFirst')}
            name="subdistrict"
            value={place.subdistrict}
            options={options(places.subdistricts, place.subdistrict)}
            onChange={({ target }) => places.chooseSubdistrict(target.value)}
            required
            error={problems.subdistrict}
          />
        </>
      ) : (
        <>
          <TextField
            label={say('address.district')}
            name="district"
            defaultValue={place.district}
            required
            error={problems.district}
          />
          <TextField
            label={say('address.subdistrict')}
            name="subdistrict"
            defaultValue={place.subdistrict}
            required
            error={problems.subdistrict}
          />
        </>
      )}
    </div>
  )
}

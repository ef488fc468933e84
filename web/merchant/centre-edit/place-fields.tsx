import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { provinces } from '#shop/customers/provinces.ts'
import type { District, Place, Subdistrict } from '#shop/thai/place.ts'
import { placeText } from '#shop/thai/place-text.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Known = { province: string; district: string; districts: District[]; subdistricts: Subdistrict[] }
type PlaceFieldsProps = {
  place: Place
  errorOf: (field: string) => string | undefined
  onChange: (place: Partial<Place>) => void
}

/** From the province down to the postcode, each chosen among what lies in the one before. */
export function PlaceFields({ place, errorOf, onChange }: PlaceFieldsProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { province, district } = place
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let isOld = false
    void ask(locale, 'centreDistricts', { province, district }).then((result) => {
      if (!isOld && result.kind === 'ok') setKnown({ province, district, ...result.answer })
    })
    return () => {
      isOld = true
    }
  }, [locale, province, district])
  const districts = known?.province === province ? known.districts : []
  const subdistricts = known?.province === province && known.district === district ? known.subdistricts : []
  const own = subdistricts.find(({ name }) => name === place.subdistrict)
  const options = (rows: readonly { name: string; nameEn: string }[], chosen: string) => [
    ...rows.map((row) => ({ value: row.name, label: placeText(locale, row) })),
    // What is saved is shown also before the list has come.
    ...(chosen && !rows.some(({ name }) => name === chosen) ? [{ value: chosen, label: chosen }] : []),
  ]
  const field = (
    name: 'province' | 'district' | 'subdistrict',
    label: string,
    rows: readonly { name: string; nameEn: string }[],
    choose: (value: string) => void,
  ) => (
    <Select
      label={label}
      searchable
      data={options(rows, place[name])}
      value={place[name] || null}
      error={errorOf(name)}
      nothingFoundMessage={say('areas.nothing')}
      onChange={(value) => value && value !== place[name] && choose(value)}
    />
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {field('province', say('details.province'), provinces, (value) =>
        onChange({ province: value, district: '', subdistrict: '', postcode: '' }),
      )}
      {field('district', say('details.district'), districts, (value) =>
        onChange({ district: value, subdistrict: '', postcode: '' }),
      )}
      {field('subdistrict', say('details.subdistrict'), subdistricts, (value) =>
        onChange({
          subdistrict: value,
          postcode: subdistricts.find(({ name }) => name === value)?.postcodes[0] ?? '',
        }),
      )}
      <Select
        label={say('details.postcode')}
        data={[...new Set([...(own?.postcodes ?? []), ...(place.postcode ? [place.postcode] : [])])]}
        value={place.postcode || null}
        error={errorOf('postcode')}
        allowDeselect={false}
        onChange={(postcode) => postcode && onChange({ postcode })}
      />
    </div>
  )
}

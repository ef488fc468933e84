import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { findArea } from '#shop/centres/delivery-area.ts'
import type { CentreArea } from '#shop/merchant-centre/centre-profile.ts'
import { asDeliveryAreas } from '#shop/merchant-centre/why-not-area.ts'
import { pick } from '#shop/words/locale.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

type TryPostcodeProps = { areas: readonly CentreArea[]; sayArea: (area: CentreArea) => string }

/** Which area an address falls into, by the rule the checkout asks. */
export function TryPostcode({ areas, sayArea }: TryPostcodeProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const [postcode, setPostcode] = useState('')
  const [subdistrict, setSubdistrict] = useState('')
  const found = findArea(asDeliveryAreas(areas), { postcode, subdistrict: subdistrict.trim() || undefined })
  const area = areas.find(({ id }) => id === found?.id)
  return (
    <div className="grid gap-2 rounded-card bg-sunk p-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <TextInput
          label={say('try.postcode')}
          inputMode="numeric"
          maxLength={5}
          value={postcode}
          onChange={({ currentTarget }) => setPostcode(currentTarget.value.replace(/\D/g, ''))}
        />
        <TextInput
          label={say('try.subdistrict')}
          maxLength={60}
          value={subdistrict}
          onChange={({ currentTarget }) => setSubdistrict(currentTarget.value)}
        />
      </div>
      <p role="status" className="text-sm">
        {postcode.length < 5 ? (
          <span className="text-muted">{say('try.text')}</span>
        ) : area ? (
          <>
            <b>{say('try.found', { name: pick(locale, area.nameTh, area.nameEn) })}</b>
            <span className="block text-muted">{sayArea(area)}</span>
          </>
        ) : found ? (
          say('try.everywhere')
        ) : (
          <b>{say('try.nowhere')}</b>
        )}
      </p>
    </div>
  )
}

import { TextInput } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CentreDetails } from '#shop/merchant-centre/centre-profile.ts'
import { whyNotDetails } from '#shop/merchant-centre/why-not-details.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PlaceFields } from './place-fields.tsx'

const ask = officeCallsOf<CentreCalls>()
const PinMap = lazy(() => import('#web/kit/map/pin-map.tsx').then((module) => ({ default: module.PinMap })))
type SavedDetails = CentreDetails & { version: string }

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const tidy = (details: SavedDetails): SavedDetails => ({
  ...details,
  nameTh: oneLine(details.nameTh),
  nameEn: oneLine(details.nameEn),
  shortName: oneLine(details.shortName),
  address: oneLine(details.address),
  phone: details.phone.replace(/[\s-]/g, ''),
  lineUrl: details.lineUrl.trim(),
  lineName: oneLine(details.lineName),
})
/** About a metre. */
const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000

export function DetailsForm({ saved }: { saved: SavedDetails }) {
  const say = useProfileWords()
  const locale = useLocale()
  const { mapTiles: tiles = '' } = useSettings()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const part = usePart<SavedDetails>({
    ...{ name: 'details', saved, whyNot: whyNotDetails, tidy },
    send: (thing) => ask(locale, 'saveCentreDetails', thing),
  })
  const { typed, change, errorOf } = part
  type Words = Exclude<keyof CentreDetails, 'lat' | 'lng'>
  const field = (name: Words, label: string, most: number, more: object = {}) => (
    <TextInput
      label={label}
      value={typed[name]}
      maxLength={most}
      error={errorOf(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...more}
    />
  )
  return (
    <PartForm part={part} title={say('details.title')} text={say('details.text')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('nameTh', say('details.nameTh'), 120)}
        {field('nameEn', say('details.nameEn'), 120)}
        {field('shortName', say('details.shortName'), 40, { description: say('details.shortNameText') })}
        {field('phone', say('details.phone'), 20, { type: 'tel', inputMode: 'tel' })}
      </div>
      {field('address', say('details.address'), 200)}
      <PlaceFields place={typed} errorOf={errorOf} onChange={change} />
      <section aria-label={say('details.map')} className="grid gap-1">
        <p className="font-bold text-sm">{say('details.pin')}</p>
        <div className="relative isolate h-64 overflow-hidden rounded-card border border-hairline bg-sunk">
          {isAlive ? (
            <Suspense>
              <PinMap
                pin={{ lat: typed.lat, lng: typed.lng }}
                tiles={tiles}
                words={{
                  pin: say('details.pin'),
                  closer: say('details.closer'),
                  farther: say('details.farther'),
                }}
                onMove={({ lat, lng }) => change({ lat: round(lat), lng: round(lng) })}
              />
            </Suspense>
          ) : null}
        </div>
        <p className="tabular text-muted text-sm">
          {say('details.pinText')} {typed.lat}, {typed.lng}
        </p>
        <PartError texts={[errorOf('pin')].flatMap((text) => text ?? [])} />
      </section>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('lineUrl', say('details.lineUrl'), 200, { inputMode: 'url', placeholder: 'https://lin.ee/…' })}
        {field('lineName', say('details.lineName'), 60)}
        {field('taxNumber', say('details.taxNumber'), 13, { inputMode: 'numeric' })}
        {field('taxBranch', say('details.taxBranch'), 5, {
          ...{ inputMode: 'numeric', description: say('details.taxBranchText') },
        })}
      </div>
    </PartForm>
  )
}

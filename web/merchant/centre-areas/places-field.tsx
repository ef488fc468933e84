import type { FoundPlace } from '#shop/merchant-centre/centre-area-contracts.ts'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PickField } from '#web/merchant/forms/pick-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type PlacesFieldProps = {
  places: readonly string[]
  error: string | undefined
  onChange: (places: string[]) => void
}

/** Whole postcodes or single subdistricts, searched by number or by name. */
export function PlacesField({ places, error, onChange }: PlacesFieldProps) {
  const say = useProfileWords()
  const locale = useLocale()
  async function find(text: string): Promise<readonly FoundPlace[]> {
    if (text.length < 2) return []
    const result = await ask(locale, 'searchCentrePlaces', { text })
    return result.kind === 'ok' ? result.answer.places : []
  }
  return (
    <PickField<FoundPlace>
      label={say('areas.where', { count: places.length })}
      description={say('areas.whereText')}
      placeholder={say('areas.search')}
      error={error}
      chosen={places.map((place) => ({ place, name: '', nameEn: '', parts: 0 }))}
      show={({ place, name, nameEn, parts }) => ({
        ...{ key: place, name: place },
        detail:
          parts > 1
            ? `${say('areas.whole', { count: parts })} · ${locale === 'th' ? name : nameEn || name}`
            : locale === 'th'
              ? name
              : nameEn || name,
      })}
      find={find}
      onAdd={({ place }) => {
        if (places.length < mostOf.places) onChange([...places, place].sort())
      }}
      onRemove={({ place }) => onChange(places.filter((each) => each !== place))}
      removeLabel={(name) => say('areas.removePlace', { name })}
      nothing={say('areas.nothing')}
    />
  )
}

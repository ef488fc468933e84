import { useNavigate } from 'react-router'
import type { ShownGroup } from '#shop/photos/photo-contracts.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import { pick } from '#shop/words/locale.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type PhotoQuery, photosAddress } from './photo-query.ts'

type PhotoFiltersProps = {
  customer: { code: string; saleUnit: string }
  groups: readonly ShownGroup[]
  months: readonly { month: string; photos: number }[]
  query: PhotoQuery
}

/** By group and month; both are in the address. */
export function PhotoFilters({ customer, groups, months, query: { group, month } }: PhotoFiltersProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const show = (part: Partial<PhotoQuery>) =>
    void navigate(photosAddress(customer, { group, month, ...part }), { preventScrollReset: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <ChipGroup
        label={say('take.group')}
        size="sm"
        flow="scroll"
        value={group ?? ''}
        onChange={(chosen) => show({ group: chosen || undefined })}
        options={[
          { value: '', text: say('photos.allGroups') },
          ...groups.map(({ code, name, nameEn }) => ({ value: code, text: pick(locale, name, nameEn) })),
        ]}
      />
      <SelectField
        label={say('photos.months')}
        value={month ?? ''}
        onChange={({ currentTarget: { value } }) => show({ month: value || undefined })}
        options={[
          { value: '', text: say('photos.recent') },
          ...months.map(({ month: each, photos }) => ({
            value: each,
            text: say('photos.month', { month: sayMonth(each, locale).long, count: photos }),
          })),
        ]}
      />
    </div>
  )
}

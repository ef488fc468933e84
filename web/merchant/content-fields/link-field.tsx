import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { linkedPlaces, readLink, searchedTargets } from '#shop/merchant-contents/link-target.ts'
import type { FoundTarget } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import type { ContentCalls } from '#web/merchant/contents/content-calls.ts'
import { PickField } from '#web/merchant/forms/pick-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { placeNames } from './link-places.ts'

const ask = officeCallsOf<ContentCalls>()
const ways = ['none', ...searchedTargets, 'place', 'outside'] as const
type Way = (typeof ways)[number]

type LinkFieldProps = {
  link: string
  /** What the saved link leads to; null when that is gone. */
  target?: FoundTarget | null | undefined
  allows: 'inside' | 'anywhere'
  error: string | undefined
  isLocked: boolean
  onChange: (link: string) => void
}

/** How a link is chosen: by what it leads to. */
function wayOf(link: string): Way {
  const kind = readLink(link)?.kind
  if (kind === 'news' || kind === 'page') return 'content'
  return kind ?? 'outside'
}

/** Where something leads: searched for, chosen of a list, or a web address. */
export function LinkField({ link, target, allows, error, isLocked, onChange }: LinkFieldProps) {
  const say = useContentWords()
  const locale = useLocale()
  const [way, setWay] = useState(() => wayOf(link))
  const [found, setFound] = useState<FoundTarget>()
  const known = [found, target].find((each) => each?.link === link)
  const offered = ways.filter((each) => each !== 'outside' || allows === 'anywhere')
  const searched = searchedTargets.find((each) => each === way)
  const place = readLink(link)
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <Select
        label={say('link.kind')}
        allowDeselect={false}
        disabled={isLocked}
        data={offered.map((each) => ({ value: each, label: say(`link.${each}`) }))}
        value={way}
        onChange={(next) => {
          const chosen = offered.find((each) => each === next)
          if (!chosen || chosen === way) return
          setWay(chosen)
          onChange('')
        }}
        error={way === 'none' ? error : undefined}
      />
      {searched ? (
        <PickField
          key={searched}
          label={say('link.chosen')}
          placeholder={say('link.search')}
          isDisabled={isLocked}
          error={error ?? (link !== '' && target === null && !known ? say('link.gone') : undefined)}
          chosen={link === '' ? [] : [known ?? { link, nameTh: link, nameEn: link, picture: null }]}
          show={(item) => ({
            ...{ key: item.link, name: pick(locale, item.nameTh, item.nameEn), detail: item.link },
            picture: item.picture,
          })}
          find={async (text) => {
            const result = await ask(locale, 'findContentTargets', { of: searched, text })
            return result.kind === 'ok' ? result.answer.targets : []
          }}
          onAdd={(item) => {
            setFound(item)
            onChange(item.link)
          }}
          onRemove={() => onChange('')}
          nothing={say('link.nothing')}
        />
      ) : null}
      {way === 'place' ? (
        <Select
          label={say('link.choosePlace')}
          disabled={isLocked}
          error={error}
          data={linkedPlaces.map((path) => ({
            ...{ value: path, label: say(placeNames[path] as 'place.products') },
          }))}
          value={place?.kind === 'place' ? place.path : null}
          onChange={(path) => onChange(path ?? '')}
        />
      ) : null}
      {way === 'outside' ? (
        <TextInput
          type="url"
          inputMode="url"
          label={say('link.address')}
          description={say('link.addressHint')}
          placeholder="https://"
          disabled={isLocked}
          maxLength={500}
          value={link}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : null}
    </div>
  )
}

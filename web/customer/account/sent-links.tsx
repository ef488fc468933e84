import type { TokenLink } from '#shop/sign-in/token-link-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { TitledRows } from '#web/ui/titled-rows.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

const shown = 5

/** Staff who sent sign-in links for this shop, and whether each was used. */
export function SentLinks({ links }: { links: TokenLink[] }) {
  const say = useAccountWords()
  const locale = useLocale()
  const at = (time: string) => sayDateTime(new Date(time), locale)
  if (links.length === 0) return null
  return (
    <TitledRows id="sent-links" title={say('profile.sentLinks')}>
      {links.slice(0, shown).map(({ madeBy, madeAt, sentBy, usedAt }) => (
        <li key={madeAt} className="grid px-3 py-2 md:px-4">
          <span>{say(sentBy === 'line' ? 'profile.sentByLine' : 'profile.sentBySms', { name: madeBy })}</span>
          <span className="text-muted text-sm">
            {at(madeAt)} ·{' '}
            {usedAt ? say('profile.linkUsed', { time: at(usedAt) }) : say('profile.linkUnused')}
          </span>
        </li>
      ))}
    </TitledRows>
  )
}

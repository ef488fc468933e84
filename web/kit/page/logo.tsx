import { Link } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useLocale } from '#web/words/words.tsx'

/** The logo and the name; a phone's header shows the logo alone. */
export function Logo({ named }: { named?: boolean }) {
  const locale = useLocale()
  const { shopName = 'สั่งได้', shopNameEn = shopName } = useSettings()
  const name = pick(locale, shopName, shopNameEn)
  return (
    <Link
      to={paths.home}
      aria-label={name}
      className="touch-44 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-input"
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" width="36" height="36">
        <rect width="40" height="40" rx="10" className="fill-primary" />
        <path
          d="M8 12h24l2.5 8.2a4 4 0 0 1-7.3 2 4.2 4.2 0 0 1-7.2 0 4.2 4.2 0 0 1-7.2 0 4 4 0 0 1-7.3-2L8 12Z"
          className="fill-secondary"
        />
        <path d="M11 26h18v6.5a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5V26Z" className="fill-white" />
        <path
          d="m16 29.5 3 3 5.5-5.5"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-primary"
        />
      </svg>
      <span className={joinClasses('font-bold text-primary-text text-xl', !named && 'hidden md:inline')}>
        {name}
      </span>
    </Link>
  )
}

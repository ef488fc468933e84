import { CloudUpload, LogIn, WifiOff } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { sayTime } from '#shop/time/bangkok.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { countWaiting } from '#web/rider/store/count-waiting.ts'
import type { PhoneSnapshot } from '#web/rider/store/rider-phone.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'

/** How much still waits on this phone, and how new the runs are; as high either way, so that nothing jumps. */
export function SentBar({ phone }: { phone: PhoneSnapshot }) {
  const say = useRiderWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  const count = countWaiting(phone.kept)
  if (phone.state === 'left')
    return (
      <Link
        to={withQuery(riderPaths.login, { to: pathname })}
        reloadDocument
        className="flex min-h-14 items-center gap-3 bg-ink px-(--rider-side) py-1 font-bold text-white"
      >
        <LogIn aria-hidden size={26} strokeWidth={2} className="shrink-0" />
        <span>
          {say('rider.signInAgain')}
          {count > 0 ? <span className="block">{say('rider.waits', { count })}</span> : null}
        </span>
      </Link>
    )
  const synced = phone.loaded
    ? say('rider.synced', { time: sayTime(new Date(phone.loaded.syncedAt), locale) })
    : ''
  if (count === 0)
    return (
      <p role="status" className="flex min-h-9 items-center px-(--rider-side) py-1 text-base">
        {synced}
      </p>
    )
  const isCut = phone.state === 'paused'
  const Icon = isCut ? WifiOff : CloudUpload
  return (
    <p
      role="status"
      className="flex min-h-9 items-center gap-2 bg-ink px-(--rider-side) py-1 text-base text-white"
    >
      <Icon aria-hidden size={24} strokeWidth={2} className="shrink-0" />
      <span>
        <b>{say('rider.waits', { count })}</b> · {isCut ? say('rider.noSignal') : synced}
      </span>
    </p>
  )
}

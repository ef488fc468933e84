import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { bangkokDay, sayDateTime, sayTime } from '#shop/time/bangkok.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useOnline } from '#web/merchant/survey-form/use-online.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

const [oldMs, lookMs] = [10 * 60_000, 30_000]

/** How old the page is. Without a signal it came from this device, and says so. */
export function SeenAt({ at }: { at: string }) {
  const say = useSalesWords()
  const locale = useLocale()
  const isOnline = useOnline()
  const reload = useReload()
  // The server knows no other time than its own.
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  const seen = new Date(at)
  const isSameDay = now === undefined || bangkokDay(new Date(now)) === bangkokDay(seen)
  const time = isSameDay ? sayTime(seen, locale) : sayDateTime(seen, locale)
  if (!isOnline)
    return (
      <p
        role="status"
        className="mt-1 flex items-center gap-2 rounded-card bg-secondary-tint px-3 py-2 text-sm"
      >
        <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {say('sales.offline', { time })}
      </p>
    )
  if (now !== undefined && now - seen.getTime() > oldMs)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-secondary-text text-sm">
        {say('sales.old', { time })}
        <button type="button" className="min-h-11 underline" onClick={() => void reload()}>
          {say('sales.refresh')}
        </button>
      </p>
    )
  return <p className="text-muted text-xs">{say('sales.seenAt', { time })}</p>
}

import { useEffect, useState } from 'react'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Until when to transfer. Not the countdown of flash sales: sharing its file would cost the home page a request. */
export function TimeLeft({ before, now }: { before: string; now: number }) {
  const say = usePayWords()
  const locale = useLocale()
  const until = new Date(before)
  const seconds = useSecondsLeft(until.getTime() - now)
  if (seconds === 0) return <p className="font-bold text-danger text-sm">{say('transfer.late')}</p>
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (
    <p className="grid justify-items-center gap-0.5 text-sm">
      {say('transfer.before', { time: sayDateTime(until, locale) })}
      <span role="timer" className="tabular font-bold">
        {say('transfer.timeLeft', { time: time.map(twoDigits).join(':') })}
      </span>
    </p>
  )
}

/** By the browser's stopwatch from the server's time, so that the phone's clock does not matter. */
function useSecondsLeft(leftMs: number): number {
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    const end = performance.now() + leftMs
    const timer = setInterval(() => setLeft(end - performance.now()), 1000)
    return () => clearInterval(timer)
  }, [leftMs])
  return Math.max(0, Math.ceil(left / 1000))
}

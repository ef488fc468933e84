import { startTransition, useEffect, useState } from 'react'

type CountdownProps = {
  /** Milliseconds since 1970, both from the server, so that server and hydration render the same. */
  until: number
  now: number
  label: string
  days: (count: number) => string
  onEnd?: () => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export function Countdown({ until, now, label, days, onEnd }: CountdownProps) {
  const seconds = useSecondsLeft(until - now, onEnd)
  const wholeDays = Math.floor(seconds / 86_400)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return (
    <span
      role="timer"
      aria-label={label}
      className="tabular inline-flex items-center gap-1 font-bold text-sm"
    >
      {wholeDays > 0 && <span className="mr-1">{days(wholeDays)}</span>}
      {(['h', 'm', 's'] as const).map((unit, at) => (
        <span key={unit} className="flex items-center gap-1">
          {at > 0 && <span aria-hidden="true">:</span>}
          <span className="rounded-[6px] bg-ink px-1.5 py-0.5 text-white leading-normal">
            {twoDigits(parts[at] ?? 0)}
          </span>
        </span>
      ))}
    </span>
  )
}

/** Counts from the server's time with the browser's stopwatch, so that the phone's clock does not matter. */
function useSecondsLeft(leftMs: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(leftMs)

  useEffect(() => {
    const end = performance.now() + leftMs
    setLeft(leftMs)
    if (leftMs <= 0) return
    const timer = setInterval(() => {
      const rest = end - performance.now()
      // A transition, since an urgent tick would restart a pending navigation every second on a slow phone.
      startTransition(() => setLeft(rest))
      if (rest > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [leftMs, onEnd])

  return Math.max(0, Math.ceil(left / 1000))
}

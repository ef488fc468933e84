import { useSecondsLeft } from '#web/ui/countdown.tsx'

type CodeLifeProps = { leftMs: number; left: (time: string) => string; over: string }

/** How long a code still works, counted down. */
export function CodeLife({ leftMs, left, over }: CodeLifeProps) {
  const seconds = useSecondsLeft(leftMs)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span role="timer">{seconds > 0 ? left(time) : over}</span>
}

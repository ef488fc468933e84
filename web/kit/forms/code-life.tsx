import { useEffect, useState } from 'react'

type CodeLifeProps = { leftMs: number; left: (time: string) => string; over: string }

/**
 * The remaining life of a code, counted from the server's figure, so that the phone's clock does not matter.
 */
export function CodeLife({ leftMs, left, over }: CodeLifeProps) {
  const [seconds, setSeconds] = useState(Math.max(0, Math.ceil(leftMs / 1000)))
  useEffect(() => {
    const end = performance.now() + leftMs
    const timer = setInterval(
      () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000))),
      1000,
    )
    return () => clearInterval(timer)
  }, [leftMs])
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span role="timer">{seconds > 0 ? left(time) : over}</span>
}

import { useEffect, useRef, useState } from 'react'
import { callsOf, type ResultOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ApplyCalls } from './apply-calls.ts'

const ask = callsOf<ApplyCalls>()
/** As specified for searches of centres. */
const pauseMs = 500

type Found = Extract<ResultOf<ApplyCalls, 'centresToJoin'>, { kind: 'ok' }>['answer']
export type CentreToJoin = Found[number]
type Position = { lat: number; lng: number }

/** Searches after a pause of typing; only the answer to the last search counts. */
export function useCentresToJoin(first: readonly CentreToJoin[], chosenBefore: readonly string[]) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState<Position>()
  const [found, setFound] = useState(first)
  const [chosen, setChosen] = useState(() => first.filter(({ saleUnit }) => chosenBefore.includes(saleUnit)))
  const [isLoading, setIsLoading] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const [isLocating, setIsLocating] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current?.abort()
    },
    [],
  )

  async function find(text: string, here: Position | undefined) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const result = await ask(locale, 'centresToJoin', { text: text.trim(), ...here }, { signal: own.signal })
    if (own.signal.aborted) return
    setIsLoading(false)
    setIsFailed(result.kind !== 'ok')
    setFound(result.kind === 'ok' ? result.answer : [])
  }

  function search(text: string) {
    setTyped(text)
    setIsLoading(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void find(text, position), pauseMs)
  }

  function locate() {
    setIsLocating(true)
    const done = (here?: Position) => {
      setIsLocating(false)
      if (!here) return
      setPosition(here)
      setIsLoading(true)
      void find(typed, here)
    }
    if (!navigator.geolocation) return done()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude }),
      () => done(),
      { timeout: 10_000 },
    )
  }

  const isChosen = (saleUnit: string) => chosen.some((each) => each.saleUnit === saleUnit)
  const toggle = (centre: CentreToJoin) =>
    setChosen((before) =>
      before.some(({ saleUnit }) => saleUnit === centre.saleUnit)
        ? before.filter(({ saleUnit }) => saleUnit !== centre.saleUnit)
        : [...before, centre],
    )
  return {
    ...{ typed, search, chosen, toggle, isLoading, isFailed, locate, isLocating },
    shown: found.filter(({ saleUnit }) => !isChosen(saleUnit)),
  }
}

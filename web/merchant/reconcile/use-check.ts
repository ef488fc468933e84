import { useRef, useState } from 'react'
import type { Finding } from '#shop/reconcile/reconcile-contract.ts'
import { type ReconcilePart, reconcileParts } from '#shop/reconcile/reconcile-parts.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ReconcileCalls } from './reconcile-calls.ts'

const ask = officeCallsOf<ReconcileCalls>()

export type Check = {
  /** The part that is being compared; none before and after. */
  doing: ReconcilePart | undefined
  isDone: boolean
  at: number
  looked: number
  findings: Finding[]
  failed: ReconcilePart[]
  finishedAt: Date | undefined
}
const nothing: Check = {
  doing: undefined,
  isDone: false,
  at: 0,
  looked: 0,
  findings: [],
  failed: [],
  finishedAt: undefined,
}

/** Compares part after part; a part that fails does not keep the others from being compared. */
export function useCheck() {
  const locale = useLocale()
  const [check, setCheck] = useState(nothing)
  const stopped = useRef(false)
  async function start() {
    stopped.current = false
    let known = nothing
    for (const [at, part] of reconcileParts.entries()) {
      if (stopped.current) break
      setCheck({ ...known, doing: part, at })
      const result = await ask(locale, 'reconcile', { part })
      known =
        result.kind === 'ok'
          ? {
              ...known,
              looked: known.looked + result.answer.looked,
              findings: [...known.findings, ...result.answer.findings],
            }
          : { ...known, failed: [...known.failed, part] }
    }
    setCheck({ ...known, isDone: !stopped.current, finishedAt: new Date() })
  }
  const stop = () => {
    stopped.current = true
  }
  return { check, start, stop }
}

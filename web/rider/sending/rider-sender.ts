import type { Locale } from '#shop/words/locale.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { isHeld, type KeptAction } from '#web/rider/store/kept-action.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import { keepRider } from '#web/rider/store/rider-site.ts'
import { askAsRider } from './ask-as-rider.ts'
import { sayWithSound } from './feedback.ts'
import { sendActions } from './send-actions.ts'
import { whatMayGo, whichProofsMayGo } from './what-may-go.ts'

type Went = 'all' | 'left' | 'unknown'

const [shortestWaitMs, longestWaitMs] = [4_000, 60_000]
const everyMs = 20_000
const reloadEveryMs = 60_000

/** Sends what one rider did, and loads what the centre changed, as soon as there is a way. */
function makeSender() {
  let locale: Locale = 'th'
  let isRunning = false
  let isWanted = false
  let workers = 0
  let waitMs = shortestWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let mustLoad = true
  const kept = () => riderPhone.current().kept

  async function applyResults(
    going: readonly KeptAction[],
    results: readonly { id: string; outcome: 'done' | 'refused'; problem: string | null }[],
  ): Promise<void> {
    const byId = new Map(going.map((each) => [each.id, each]))
    for (const { id, outcome, problem } of results) {
      const each = byId.get(id)
      if (each) await riderPhone.change({ ...each, state: outcome, ...(problem ? { problem } : {}) })
    }
    if (results.some(({ outcome }) => outcome === 'done')) sayWithSound('sent')
  }

  async function sendFigures(): Promise<Went> {
    for (;;) {
      const going = whatMayGo(kept(), Date.now())
      if (going.length === 0) return 'all'
      riderPhone.say('sending')
      const sent = await sendActions(locale, going)
      if (sent.kind !== 'sent') return sent.kind
      if (!sent.results.some(({ id }) => going.some((each) => each.id === id))) return 'unknown'
      await applyResults(going, sent.results)
      mustLoad = true
    }
  }

  async function sendProofs(): Promise<Went> {
    const going = whichProofsMayGo(kept())
    if (going.length === 0) return 'all'
    const late = await import('./send-proof.ts').catch(() => undefined)
    if (!late) return 'unknown'
    for (const { id } of going) {
      for (;;) {
        const each = kept().find((known) => known.id === id)
        const proof = each?.proofs.find(({ problem }) => !problem)
        if (!each || !proof) break
        riderPhone.say('sending')
        const sent = await late.sendProof(locale, each, proof)
        if (sent.kind === 'left' || sent.kind === 'unknown') return sent.kind
        const others = each.proofs.filter((known) => known.id !== proof.id)
        const proofs = sent.kind === 'sent' ? others : [...others, { ...proof, problem: sent.why }]
        await riderPhone.change({ ...each, proofs })
        mustLoad = true
      }
    }
    return 'all'
  }

  /** What was answered before the runs were asked for is in them, and need not stay. */
  async function load(): Promise<Went> {
    const answered = kept().filter(({ state }) => state !== 'waiting')
    const result = await askAsRider(locale, 'riderRuns', {})
    if (result.kind === 'unknown') return 'unknown'
    if (result.kind === 'refused') return result.code === shopperLeft ? 'left' : 'unknown'
    mustLoad = false
    const { site, ...day } = result.answer
    keepRider(site)
    await riderPhone.seed({ ...day, syncedAt: Date.now() })
    const known = new Set(
      result.answer.runs.flatMap(({ refusedActions }) => refusedActions.map(({ id }) => id)),
    )
    const { read } = riderPhone.current()
    const over = answered.filter(
      ({ id, state, proofs }) =>
        proofs.every((proof) => read.has(proof.id)) && (state === 'done' || known.has(id) || read.has(id)),
    )
    for (const { id } of over) await riderPhone.drop(id)
    return 'all'
  }

  async function sendAll(): Promise<void> {
    await riderPhone.look()
    const steps = [sendFigures, sendProofs, () => (mustLoad ? load() : Promise.resolve<Went>('all'))]
    for (const step of steps) {
      const went = await step()
      if (went === 'left') return riderPhone.say('left')
      if (went === 'unknown') {
        riderPhone.say('paused')
        return tryLater(waitMs, () => {
          waitMs = Math.min(longestWaitMs, waitMs * 2)
        })
      }
    }
    waitMs = shortestWaitMs
    riderPhone.say('idle')
    const now = Date.now()
    const held = kept().filter((each) => isHeld(each, now))
    if (held.length > 0) tryLater(Math.max(...held.map(({ holdUntil }) => holdUntil)) - now + 50)
  }

  function tryLater(ms: number, then = () => {}): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
    then()
  }

  /** Only one tab sends at a time, where the browser can tell; elsewhere the ids keep it to one of each. */
  async function run(): Promise<void> {
    if (workers === 0) return
    if (isRunning) {
      isWanted = true
      return
    }
    isRunning = true
    clearTimeout(timer)
    try {
      if (navigator.locks)
        await navigator.locks.request('sangdai-rider', { ifAvailable: true }, (lock) =>
          lock ? sendAll() : tryLater(shortestWaitMs),
        )
      else await sendAll()
    } finally {
      isRunning = false
    }
    if (isWanted) {
      isWanted = false
      void run()
    }
  }

  const runNow = () => {
    waitMs = shortestWaitMs
    void run()
  }
  const loadNow = () => {
    mustLoad = true
    runNow()
  }
  const whenSeen = () => {
    if (!document.hidden) loadNow()
  }

  return {
    runNow,
    loadNow,
    /** For whom it works from now on, until the returned function is called. */
    work(owner: string, language: Locale): () => void {
      locale = language
      workers += 1
      mustLoad = true
      const ends = [riderPhone.open(owner)]
      const listen = (target: EventTarget, name: string, act: () => void) => {
        target.addEventListener(name, act)
        ends.push(() => target.removeEventListener(name, act))
      }
      listen(window, 'online', loadNow)
      listen(document, 'visibilitychange', whenSeen)
      const [sending, loading] = [
        setInterval(() => void run(), everyMs),
        setInterval(() => document.hidden || loadNow(), reloadEveryMs),
      ]
      runNow()
      return () => {
        workers -= 1
        clearInterval(sending)
        clearInterval(loading)
        clearTimeout(timer)
        for (const end of ends) end()
      }
    },
  }
}

export const riderSender = makeSender()

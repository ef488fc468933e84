import type { Locale } from '#shop/words/locale.ts'
import type { Entry, Owner } from './entry.ts'
import { changeEntry, entriesOf, findEntry, onOutboxChange, removeEntry } from './outbox.ts'
import { sendEntry } from './send-entry.ts'

/** `paused`: no answer came, so it is tried again by itself. `left`: the page is no longer of whoever is signed in. */
type SenderState = 'idle' | 'sending' | 'paused' | 'left'
export type Snapshot = {
  entries: readonly Entry[]
  state: SenderState
  sendingId: string | undefined
  percent: number
  /** How many have gone since the page was opened: lists load again when it grows. */
  sent: number
}

const nothing: Snapshot = { entries: [], state: 'idle', sendingId: undefined, percent: 0, sent: 0 }
const [shortestWaitMs, longestWaitMs] = [4_000, 120_000]

/** Sends what one person left on this device, one after the other, as soon as there is a way. */
function makeSender() {
  let snapshot = nothing
  let owner: Owner | undefined
  let locale: Locale = 'th'
  let isRunning = false
  let isWanted = false
  let workers = 0
  let waitMs = shortestWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(part: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    const asked = owner
    const entries = asked ? await entriesOf(asked) : []
    if (asked === owner) show({ entries })
  }

  const isMine = (entry: Entry) =>
    entry.owner === owner?.username && entry.centre === owner.centre && !entry.refused

  /** One entry; answers whether the next one may follow. */
  async function sendOne(entry: Entry): Promise<boolean> {
    show({ state: 'sending', sendingId: entry.id, percent: 0 })
    const sent = await sendEntry(entry, { locale, onProgress: (percent) => show({ percent }) })
    if (sent.kind === 'sent') {
      await removeEntry(entry.id)
      waitMs = shortestWaitMs
      show({ sent: snapshot.sent + 1 })
      return true
    }
    if (sent.kind === 'refused') {
      // It may have been thrown away while it was on its way.
      if (await findEntry(entry.id)) await changeEntry({ ...entry, refused: sent.why })
      return true
    }
    show({ state: sent.kind === 'left' ? 'left' : 'paused' })
    return false
  }

  async function sendAll(): Promise<void> {
    const tried = new Set<string>()
    for (;;) {
      const next = (await entriesOf(owner ?? { username: '' })).find(
        (entry) => isMine(entry) && !tried.has(entry.id),
      )
      if (!next) return show({ state: 'idle' })
      tried.add(next.id)
      if (!(await sendOne(next))) {
        if (snapshot.state === 'paused') tryLater()
        return
      }
    }
  }

  function tryLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), waitMs)
    waitMs = Math.min(longestWaitMs, waitMs * 2)
  }

  /** Only one tab sends at a time, where the browser can tell; elsewhere the ids keep it to one of each. */
  async function run(): Promise<void> {
    if (!owner) return
    if (isRunning) {
      isWanted = true
      return
    }
    isRunning = true
    clearTimeout(timer)
    try {
      if (navigator.locks)
        await navigator.locks.request('sangdai-visits', { ifAvailable: true }, (lock) =>
          lock ? sendAll() : tryLater(),
        )
      else await sendAll()
    } finally {
      isRunning = false
      show({ sendingId: undefined, percent: 0 })
      await look()
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
  const whenSeen = () => {
    if (!document.hidden) runNow()
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => snapshot,
    runNow,
    /** For whom it works from now on, until the returned function is called. */
    work(next: Owner, language: Locale): () => void {
      if (owner?.username !== next.username || owner.centre !== next.centre) show({ ...nothing })
      owner = next
      locale = language
      workers += 1
      const ends = [onOutboxChange(() => void look())]
      const listen = (target: EventTarget, name: string, act: () => void) => {
        target.addEventListener(name, act)
        ends.push(() => target.removeEventListener(name, act))
      }
      listen(window, 'online', runNow)
      listen(document, 'visibilitychange', whenSeen)
      void look()
      runNow()
      return () => {
        workers -= 1
        if (workers === 0) clearTimeout(timer)
        for (const end of ends) end()
      }
    },
  }
}

export const sender = makeSender()
export const noSnapshot = () => nothing

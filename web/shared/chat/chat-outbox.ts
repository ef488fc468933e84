import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { deviceDatabase } from '#web/kit/offline/device-store.ts'
import type { Written } from './chat-side.ts'
import { markUnsent } from './unsent-mark.ts'

/** Kept on this device until the server has it. */
export type Unsent = Written & {
  owner: string
  chatId: string
  madeAt: number
  picture?: Blob
  /** Why the server does not take it; sent again as it is, it would be refused again. */
  why?: string
}
type Send = (unsent: Unsent) => Promise<Result<{ message: ChatMessage }>>
type OnSent = (unsent: Unsent, message: ChatMessage) => void

const database = deviceDatabase('sangdai-chat', ['unsent', 'drafts'])
const unsentStore = database.store<Unsent>('unsent')
/** What is being typed. */
export const chatDrafts = database.store<{ id: string; value: unknown }>('drafts')

const second = 1_000
const longestPause = 30 * second
const floodPause = 15 * second

/** Sends what one person wrote, the oldest first, each until it is taken or refused; nothing is sent beside another. */
export function openOutbox(owner: string, send: Send, onSent: OnSent) {
  let all: readonly Unsent[] = []
  let isOpen = false
  let isSending = false
  let isStopped = false
  let pausedUntil = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: readonly Unsent[]): void {
    all = next
    markUnsent(next.length > 0)
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    const kept = (await unsentStore.all()).filter((each) => each.owner === owner)
    isOpen = true
    const known = new Set(all.map(({ id }) => id))
    show([...kept.filter(({ id }) => !known.has(id)), ...all].toSorted((a, b) => a.madeAt - b.madeAt))
    void run()
  }

  async function drop(id: string): Promise<void> {
    show(all.filter((each) => each.id !== id))
    await unsentStore.remove(id)
  }

  async function change(next: Unsent): Promise<void> {
    show(all.map((each) => (each.id === next.id ? next : each)))
    await unsentStore.put(next)
  }

  function pause(ms: number): void {
    pausedUntil = Date.now() + ms
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  async function run(): Promise<void> {
    if (isSending || isStopped || Date.now() < pausedUntil) return
    isSending = true
    try {
      for (;;) {
        const next = all.find(({ why }) => why === undefined)
        if (!next || isStopped) return
        const result = await send(next)
        if (result.kind === 'ok') {
          failures = 0
          onSent(next, result.answer.message)
          await drop(next.id)
        } else if (result.kind === 'unknown') return pause(Math.min(longestPause, second * 2 ** failures++))
        else if (result.code === 'chat.tooFast') return pause(floodPause)
        // Somebody else is signed in now: it waits for whoever wrote it.
        else if (result.code === shopperLeft) return
        else await change({ ...next, why: result.message })
      }
    } finally {
      isSending = false
    }
  }

  const wake = () => {
    pausedUntil = 0
    failures = 0
    void run()
  }
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake()
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wakeWhenSeen)
  void look()

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => all,
    isOpen: () => isOpen,
    /** Answers whether it outlives the page. */
    async add(written: Omit<Unsent, 'owner' | 'madeAt'>): Promise<boolean> {
      const made: Unsent = { ...written, owner, madeAt: Math.max(Date.now(), (all.at(-1)?.madeAt ?? 0) + 1) }
      show([...all, made])
      const isKept = await unsentStore.put(made)
      void run()
      return isKept
    },
    async again(id: string): Promise<void> {
      const known = all.find((each) => each.id === id)
      if (!known) return
      const { why: _, ...rest } = known
      await change(rest)
      wake()
    },
    drop,
    wake,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wakeWhenSeen)
    },
  }
}
export type ChatOutbox = ReturnType<typeof openOutbox>

import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ChatHistory, ChatMessage, ReadMarks } from '#shop/chat/chat-wire.ts'
import type { ChatOutbox, Unsent } from './chat-outbox.ts'
import type { ChatSide, Written } from './chat-side.ts'
import { listenLive } from './live-events.ts'
import {
  type LineState,
  type Thread,
  withEarlier,
  withLineStates,
  withMarks,
  withMessages,
} from './thread.ts'

const typingShownMs = 6_000
const typingToldMs = 3_000
const nobody: readonly Unsent[] = []

/** A chat as it is now: what was loaded, what is heard since, and what this device has yet to send. */
export function useChat(
  side: ChatSide,
  first: ChatHistory,
  outbox: ChatOutbox | undefined,
  /** Of staff: another chat of the centre changed, or may have. */
  onChats?: () => void,
) {
  const [thread, setThread] = useState<Thread>(first)
  const [typing, setTyping] = useState<{ name: string }>()
  const [isLive, setIsLive] = useState(true)
  const [isLoading, setIsLoading] = useState(false)
  const [told] = useState(() => ({ typingAt: 0, read: first.read[side.side] }))
  const allUnsent = useSyncExternalStore(
    useCallback((listener) => outbox?.subscribe(listener) ?? (() => {}), [outbox]),
    () => outbox?.current() ?? nobody,
    () => nobody,
  )
  const known = new Set(thread.messages.map(({ id }) => id))
  const unsent = allUnsent.filter(({ chatId, id }) => chatId === side.chatId && !known.has(id))
  const last = thread.messages.at(-1)?.seq ?? 0

  const hear = useCallback((message: ChatMessage) => {
    setThread((before) => withMessages(before, [message]))
    setTyping(undefined)
  }, [])

  // What the page was loaded with again is the newer state.
  useEffect(() => setThread((before) => withMarks(withMessages(before, first.messages), first.read)), [first])

  const href = useEffectEvent(() => side.liveHref(Math.max(last, first.lastSeq)))
  const wake = useEffectEvent(() => outbox?.wake())
  const tellChats = useEffectEvent(() => onChats?.())
  const { chatId } = side
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat is another stream.
  useEffect(() => {
    let fades: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive({
      href: () => href(),
      onOpen: (isOpen) => {
        setIsLive(isOpen)
        if (!isOpen) return
        wake()
        tellChats()
      },
      on: {
        message: (data) => hear(data as ChatMessage),
        read: (data) => setThread((before) => withMarks(before, data as ReadMarks)),
        chats: () => tellChats(),
        line: (data) =>
          setThread((before) => withLineStates(before, (data as { states: LineState[] }).states)),
        typing: (data) => {
          setTyping(data as { name: string })
          clearTimeout(fades)
          fades = setTimeout(() => setTyping(undefined), typingShownMs)
        },
      },
    })
    return () => {
      stop()
      clearTimeout(fades)
    }
  }, [chatId, hear])

  return {
    ...{ thread, unsent, typing, isLive, isLoading, hear },
    /** Told while somebody looks at the end of the thread. */
    seen: useCallback(() => {
      if (document.visibilityState !== 'visible' || last <= told.read) return
      told.read = last
      side.read(last)
    }, [side, last, told]),
    writes: useCallback(() => {
      const now = Date.now()
      if (now - told.typingAt < typingToldMs) return
      told.typingAt = now
      side.typing()
    }, [side, told]),
    async send(written: Omit<Written, 'id'>, picture?: Blob): Promise<void> {
      told.typingAt = 0
      await outbox?.add({
        ...{ ...written, id: crypto.randomUUID(), chatId: side.chatId },
        ...(picture && { picture }),
      })
    },
    async loadEarlier(): Promise<boolean> {
      const from = thread.messages[0]?.seq
      if (isLoading || !from) return true
      setIsLoading(true)
      const result = await side.before(from)
      setIsLoading(false)
      if (result.kind !== 'ok') return false
      setThread((before) => withEarlier(before, result.answer))
      return true
    },
  }
}
export type Chat = ReturnType<typeof useChat>

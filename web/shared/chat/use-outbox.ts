import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { type ChatOutbox, openOutbox } from './chat-outbox.ts'
import type { ChatSide } from './chat-side.ts'

/** What one side of a chat has yet to send; `onSent` hears what has a number now. */
export function useOutbox(side: ChatSide) {
  const [outbox, setOutbox] = useState<ChatOutbox>()
  const hear = useRef<(message: ChatMessage) => void>(() => {})
  useEffect(() => {
    const opened = openOutbox(
      side.owner,
      (unsent) => (unsent.picture ? side.sendPicture(unsent, unsent.picture) : side.send(unsent)),
      (unsent, message) => {
        if (unsent.chatId === side.chatId) hear.current(message)
      },
    )
    setOutbox(opened)
    return opened.stop
  }, [side])
  return {
    outbox,
    onSent: (listener: (message: ChatMessage) => void) => {
      hear.current = listener
    },
  }
}

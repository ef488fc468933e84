import { useCallback, useEffect, useRef, useState } from 'react'
import { type ChatShow, chatListPage } from '#shop/chat/chat.ts'
import type { officeChatListContract } from '#shop/chat/chat-office-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import type { OfficeChatCalls } from './chat-calls.ts'

export type ChatList = AnswerOf<typeof officeChatListContract>
export type ListQuery = { show: ChatShow; text: string }

const ask = officeCallsOf<OfficeChatCalls>()
/** What changes within this time is asked for together. */
const togetherMs = 250
const mostShown = 48

/** The list as it is now: loaded with the page, asked for again when something changes. */
export function useChatList(first: ChatList, { show, text }: ListQuery) {
  const locale = useLocale()
  const [list, setList] = useState(first)
  const [take, setTake] = useState(chatListPage)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const load = useCallback(
    async (most: number) => {
      const own = ++turn.current
      const result = await ask(locale, 'officeChatList', { show, text, skip: 0, take: most })
      if (result.kind === 'ok' && own === turn.current) setList(result.answer)
    },
    [locale, show, text],
  )
  // The page was loaded with another filter, or again.
  useEffect(() => {
    turn.current++
    setList(first)
    setTake(chatListPage)
  }, [first])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    list,
    changed: useCallback(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(take), togetherMs)
    }, [load, take]),
    more:
      take < mostShown
        ? async () => {
            setTake(mostShown)
            await load(mostShown)
          }
        : undefined,
  }
}

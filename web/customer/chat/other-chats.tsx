import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { chatListContract } from '#shop/chat/chat-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { showRefusal } from '#web/kit/calls/show-refusal.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { useCustomerChatWords } from '#web/words/customer/chat-words.ts'
import { useLocale } from '#web/words/words.tsx'

type OtherChat = AnswerOf<typeof chatListContract>['chats'][number]

/** The chats with the customer's other centres; one of them is opened by changing to its centre. */
export function OtherChats({ chats }: { chats: OtherChat[] }) {
  const say = useCustomerChatWords()
  const locale = useLocale()
  const mayChange = useSite()?.mayChangeCentre
  const fetcher = useFetcher<{ problem?: FormProblem }>()
  const refused = fetcher.data?.problem?.message
  useEffect(() => {
    if (refused) showRefusal(refused, locale)
  }, [refused, locale])
  if (!mayChange) return null
  return (
    <nav
      aria-label={say('chat.others')}
      className="hidden w-72 shrink-0 overflow-y-auto border-hairline border-r bg-card p-2 lg:block"
    >
      <p className="px-2 py-1 font-bold text-sm">{say('chat.others')}</p>
      <fetcher.Form method="post" action={paths.centres} className="grid gap-1">
        {chats.map((chat) => (
          <button
            key={chat.saleUnit}
            type="submit"
            name="saleUnit"
            value={chat.saleUnit}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-input px-2 py-1.5 text-left hover:bg-sunk"
          >
            <span className="clamp-1 font-bold">{pick(locale, chat.nameTh, chat.nameEn)}</span>
            {chat.unread > 0 ? (
              <span className="tabular rounded-chip bg-secondary px-2 font-bold text-on-secondary text-xs">
                <span aria-hidden>{chat.unread}</span>
                <span className="sr-only">{say('chat.unread', { count: chat.unread })}</span>
              </span>
            ) : (
              <span className="text-muted text-xs">
                {chat.lastAt ? sayDate(new Date(chat.lastAt), locale) : null}
              </span>
            )}
            <span className="clamp-1 col-span-2 text-muted text-sm">
              {chat.lastText || say('chat.noneYet')}
            </span>
          </button>
        ))}
      </fetcher.Form>
    </nav>
  )
}

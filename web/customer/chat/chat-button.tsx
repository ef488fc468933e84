import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useUnread } from './use-unread.ts'

/** Whether the visitor chats themselves: not a guest, and not whoever acts for a customer. */
function useMayChat(): boolean {
  const visitor = useSite()?.visitor
  const { chatOpen } = useSettings()
  return Boolean(chatOpen && visitor && !visitor.isGuest && !visitor.actedForBy)
}

/** The chat with the centre, one tap away on every page, and how many messages are unread. */
export function ChatButton(props: { className: string; hasName?: boolean }) {
  return useMayChat() ? <ChatLink {...props} /> : null
}

function ChatLink({ className, hasName = false }: { className: string; hasName?: boolean }) {
  const say = useShopWords()
  const unread = useUnread()
  return (
    <Link to={paths.chat} className={joinClasses('relative', className)}>
      <MessageCircle aria-hidden size={24} strokeWidth={1.75} />
      <Badge
        count={unread}
        label={say('header.unread', { count: unread })}
        className="absolute -top-0.5 left-1/2 ml-1"
      />
      <span className={hasName ? '' : 'sr-only'}>{say('header.chat')}</span>
    </Link>
  )
}

/** Leads to the chat with an order or a product attached. */
export function AskAbout({ about, className }: { about: Record<string, string>; className: string }) {
  const say = useShopWords()
  if (!useMayChat()) return null
  return (
    <Link to={`${paths.chat}?${new URLSearchParams(about)}`} className={className}>
      <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
      {say('header.askAbout')}
    </Link>
  )
}

import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { useMayChat } from './use-may-chat.ts'
import { useUnread } from './use-unread.ts'

type ChatButtonProps = { className: string; hasName?: boolean }

/** The chat with the centre, one tap away on every page, and how many messages are unread. */
export function ChatButton(props: ChatButtonProps) {
  return useMayChat() ? <ChatLink {...props} /> : null
}

function ChatLink({ className, hasName }: ChatButtonProps) {
  const say = useShopWords()
  const count = useUnread()
  return (
    <Link to={paths.chat} className={`relative ${className}`}>
      <MessageCircle aria-hidden size={24} strokeWidth={1.75} />
      <Badge
        count={count}
        label={say('header.unread', { count })}
        className="absolute -top-0.5 left-1/2 ml-1"
      />
      <span className={hasName ? '' : 'sr-only'}>{say('header.chat')}</span>
    </Link>
  )
}

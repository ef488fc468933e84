import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useShopWords } from '#web/words/words.tsx'
import { useMayChat } from './use-may-chat.ts'

type AskAboutProps = { about: { order: string } | { product: string }; className: string }

/** Leads to the chat with an order or a product attached. */
export function AskAbout({ about, className }: AskAboutProps) {
  const say = useShopWords()
  if (!useMayChat()) return null
  return (
    <Link to={withQuery(paths.chat, about)} className={className}>
      <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
      {say('header.askAbout')}
    </Link>
  )
}

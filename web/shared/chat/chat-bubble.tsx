import { Check, CheckCheck, Clock, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useChatWords } from '#web/words/chat/chat-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { OrderCard, ProductCard } from './chat-cards.tsx'
import type { Unsent } from './chat-outbox.ts'
import type { ChatSide } from './chat-side.ts'
import { ChatText } from './chat-text.tsx'

/** A message stands on the side of whoever reads the page when it is their own. */
const column = (isOwn: boolean) =>
  joinClasses('grid max-w-[85%] gap-1 md:max-w-[32rem]', isOwn ? 'justify-items-end' : 'justify-items-start')
const looks = {
  own: 'bg-primary text-on-primary',
  other: 'border border-hairline bg-card text-ink',
  note: 'border border-secondary border-dashed bg-secondary-tint text-ink',
  unsent: 'border border-outline border-dashed bg-primary-tint text-ink',
}
const words = (look: keyof typeof looks) =>
  joinClasses('rounded-card px-3 py-2 text-base leading-[1.6]', looks[look])

const lineWords = {
  waiting: 'chat.lineWaiting',
  sent: 'chat.lineSent',
  failed: 'chat.lineFailed',
} as const

type BubbleProps = {
  message: ChatMessage
  side: ChatSide
  isOwn: boolean
  isRead: boolean
  onOpen: (id: string) => void
}

export function ChatBubble({ message, side, isOwn, isRead, onOpen }: BubbleProps) {
  const say = useChatWords()
  const locale = useLocale()
  const { text, picture, product, order, isNote } = message
  const time = sayTime(new Date(message.at), locale)
  return (
    <li className={column(isOwn)}>
      {order ? <OrderCard order={order} href={side.orderHref(order.number)} /> : null}
      {product ? <ProductCard product={product} href={side.productHref(product.code)} /> : null}
      {picture ? (
        <button
          type="button"
          aria-label={`${say('chat.pictureOf', { number: message.seq })} ${time}`}
          onClick={() => onOpen(picture.id)}
          className="block overflow-hidden rounded-card border border-hairline bg-sunk"
        >
          <img
            src={side.pictureHref(picture.id, 'small')}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="size-48 object-cover"
          />
        </button>
      ) : null}
      {text ? (
        <div className={words(isNote ? 'note' : isOwn ? 'own' : 'other')}>
          {isNote ? (
            <p className="flex items-center gap-1 text-sm">
              <StickyNote aria-hidden size={14} strokeWidth={1.75} />
              {say('chat.note')}
            </p>
          ) : null}
          <ChatText text={text} mayLead={message.by !== 'customer'} />
        </div>
      ) : null}
      <p className="tabular flex items-center gap-1 px-1 text-muted text-xs">
        {time}
        {message.via === 'line' && side.side === 'staff' ? ` · ${say('chat.viaLine')}` : null}
        {message.lineState ? (
          <span className={message.lineState === 'failed' ? 'font-bold text-danger' : ''}>
            · {say(lineWords[message.lineState])}
          </span>
        ) : null}
        {isOwn && !isNote && !message.lineState ? (
          isRead ? (
            <>
              <CheckCheck aria-hidden size={14} strokeWidth={1.75} className="text-primary-text" />
              {say('chat.read')}
            </>
          ) : (
            <Check aria-hidden size={14} strokeWidth={1.75} />
          )
        ) : null}
      </p>
    </li>
  )
}

type UnsentProps = {
  unsent: Unsent
  isLive: boolean
  onAgain: () => void
  onEdit: () => void
  onDrop: () => void
}

/** What is still on this device: on its way, waiting for a signal, or refused with the reason. */
export function UnsentBubble({ unsent, isLive, onAgain, onEdit, onDrop }: UnsentProps) {
  const say = useChatWords()
  const { text, picture, why, orderNumber, productCode, isNote = false } = unsent
  const action = 'touch-44 px-2 font-bold text-primary-text underline'
  let state: ReactNode = (
    <>
      <Clock aria-hidden size={14} strokeWidth={1.75} />
      {say(isLive ? 'chat.sending' : 'chat.waiting')}
    </>
  )
  if (why) state = <span className="text-danger">{why}</span>
  return (
    <li className={column(true)}>
      {picture ? <UnsentPicture picture={picture} label={say('chat.pictureUnsent')} /> : null}
      {orderNumber ? (
        <p className="text-muted text-sm">{say('chat.aboutOrder', { number: orderNumber })}</p>
      ) : null}
      {productCode ? (
        <p className="text-muted text-sm">{say('chat.aboutProduct', { name: productCode })}</p>
      ) : null}
      {text ? (
        <div className={words(isNote ? 'note' : 'unsent')}>
          <ChatText text={text} mayLead={false} />
        </div>
      ) : null}
      <p className="flex flex-wrap items-center justify-end gap-1 px-1 text-muted text-xs" role="status">
        {state}
      </p>
      {why ? (
        <p className="flex flex-wrap justify-end gap-1 text-sm">
          <button type="button" className={action} onClick={onAgain}>
            {say('chat.again')}
          </button>
          {picture ? null : (
            <button type="button" className={action} onClick={onEdit}>
              {say('chat.edit')}
            </button>
          )}
          <button type="button" className={action} onClick={onDrop}>
            {say('chat.drop')}
          </button>
        </p>
      ) : null}
    </li>
  )
}

function UnsentPicture({ picture, label }: { picture: Blob; label: string }) {
  return (
    <img
      alt={label}
      ref={(image) => {
        if (!image) return undefined
        const href = URL.createObjectURL(picture)
        image.src = href
        return () => URL.revokeObjectURL(href)
      }}
      className="size-48 rounded-card border border-hairline bg-sunk object-cover opacity-70"
    />
  )
}

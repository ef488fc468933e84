import { Package, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { useChatWords } from '#web/words/chat/chat-words.ts'
import { useLocale } from '#web/words/words.tsx'

const look =
  'flex min-h-16 w-full max-w-72 items-center gap-3 rounded-card border border-hairline bg-card p-2.5 text-ink text-left hover:bg-sunk'

/** The order a message is about, as it stands now. */
export function OrderCard({ order, href }: { order: NonNullable<ChatMessage['order']>; href: string }) {
  const say = useChatWords()
  const locale = useLocale()
  return (
    <Link to={href} className={look}>
      <span className="grid size-11 shrink-0 place-items-center rounded-input bg-primary-tint text-primary-text">
        <ReceiptText aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="tabular block font-bold wrap-anywhere">{order.number}</span>
        <span className="block text-muted text-sm">
          {sayDate(new Date(order.placedAt), locale)} · {say('chat.items', { count: order.items })}
        </span>
        <span className="tabular flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-bold">{sayMoney(order.total)}</span>
          <span>{pick(locale, statusNames[order.status].th, statusNames[order.status].en)}</span>
        </span>
      </span>
    </Link>
  )
}

export function ProductCard({
  product,
  href,
}: {
  product: NonNullable<ChatMessage['product']>
  href: string
}) {
  const say = useChatWords()
  const locale = useLocale()
  return (
    <Link to={href} className={look}>
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-input bg-primary-tint text-primary-text">
        {product.picture ? (
          <img
            src={`/files/${product.picture.replace(/\.webp$/, '@half.webp')}`}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Package aria-hidden size={24} strokeWidth={1.75} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="clamp-2 font-bold">{pick(locale, product.nameTh, product.nameEn)}</span>
        <span className="block text-primary-text text-sm">{say('chat.product')}</span>
      </span>
    </Link>
  )
}

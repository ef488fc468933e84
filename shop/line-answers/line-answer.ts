import type { FlexMessage } from '../delivery-messages/flex-message.ts'
import { sayMoney } from '../money/say-money.ts'
import { type OrderStatus, statusNames } from '../orders/order-status.ts'

type LineAnswer = {
  text: string
  picture: string | null
  product: { code: string; name: string } | null
  order: { number: string; status: OrderStatus; total: number } | null
  saleUnit: string
  origin: string
}
type LineMessage = { type: 'text'; text: string } | FlexMessage

/** What staff wrote in the chat, as messages of LINE. Pictures are private: they are seen in the chat of the shop. */
export function lineAnswer({ text, picture, product, order, saleUnit, origin }: LineAnswer): LineMessage[] {
  const messages: LineMessage[] = []
  if (order)
    messages.push(
      card({
        title: `คำสั่งซื้อ ${order.number}`,
        lines: [statusNames[order.status].th, sayMoney(order.total)],
        label: 'ดูคำสั่งซื้อ',
        uri: `${origin}/history/${encodeURIComponent(order.number)}/${encodeURIComponent(saleUnit)}`,
      }),
    )
  if (product)
    messages.push(
      card({
        title: product.name,
        lines: [product.code],
        label: 'ดูสินค้า',
        uri: `${origin}/product/${encodeURIComponent(product.code)}`,
      }),
    )
  if (text) messages.push({ type: 'text', text })
  if (picture) messages.push({ type: 'text', text: `ร้านส่งรูปให้คุณ เปิดดูในแชทของร้าน ${origin}/chat/list` })
  return messages
}

function card({
  title,
  lines,
  label,
  uri,
}: {
  title: string
  lines: string[]
  label: string
  uri: string
}): FlexMessage {
  return {
    type: 'flex',
    altText: [title, ...lines].join(' ').slice(0, 400),
    contents: {
      type: 'bubble',
      body: {
        type: 'box',
        layout: 'vertical',
        contents: [
          { type: 'text', text: title, weight: 'bold', wrap: true },
          ...lines.map((text) => ({ type: 'text' as const, text, wrap: true })),
        ],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        contents: [{ type: 'button', style: 'primary', action: { type: 'uri', label, uri } }],
      },
    },
  }
}

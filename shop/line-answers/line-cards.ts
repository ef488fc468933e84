import type { FlexMessage } from '../delivery-messages/flex-message.ts'
import { oneLine } from '../delivery-messages/message-text.ts'
import { type CardButton, lineCard } from '../line/line-card.ts'
import { isCancelled, type OrderStatus, statusNames, usualSteps } from '../orders/order-status.ts'
import { noonOf, sayDate, sayDateTime } from '../time/bangkok.ts'

/** Who speaks, and how its links are written. */
export type Speaker = { centre: string; brand: string | undefined; link: (path: string) => string }

const connect: CardButton = { label: 'เชื่อมบัญชีร้าน', act: 'connect', says: 'เชื่อมบัญชีร้าน' }
const openShop = ({ link }: Speaker): CardButton => ({ label: 'เปิดร้าน', uri: link('/') })
const track = (detail = ''): CardButton => ({
  ...{ label: 'ติดตามคำสั่งซื้อ', act: 'track', detail, says: 'ติดตามคำสั่งซื้อ' },
})

/** To somebody who has just become a friend; strangers are asked to connect their account. */
export function welcomeCard(speaker: Speaker, shop: string | undefined): FlexMessage {
  const { centre, brand } = speaker
  return lineCard({
    ...{ centre, brand, title: shop ? `สวัสดี ${oneLine(shop, 60)}` : 'ยินดีต้อนรับ' },
    texts: [
      {
        text: shop
          ? 'ดูสินค้า สั่งซื้อ และติดตามคำสั่งซื้อได้จากเมนูด้านล่าง หรือพิมพ์ถามเราได้เลย'
          : 'ดูสินค้าได้ทันที ถ้ามีบัญชีร้านแล้ว เชื่อมกับ LINE นี้เพื่อสั่งซ้ำและติดตามคำสั่งซื้อในแชท',
      },
    ],
    buttons: shop ? [openShop(speaker), track()] : [openShop(speaker), connect],
  })
}

/** Asked for what only a customer has. */
export const connectFirstCard = (speaker: Speaker): FlexMessage =>
  lineCard({
    ...{ centre: speaker.centre, brand: speaker.brand, title: 'ยังไม่ได้เชื่อมบัญชีร้าน' },
    texts: [{ text: 'เชื่อมบัญชีร้านของคุณกับ LINE นี้ก่อน แล้วกดเมนูอีกครั้ง' }],
    buttons: [connect, openShop(speaker)],
  })

/** Leads to the page that asks before the account is linked. */
export const connectCard = ({ centre, brand }: Speaker, address: string): FlexMessage =>
  lineCard({
    ...{ centre, brand, title: 'เชื่อมบัญชีร้านกับ LINE' },
    texts: [{ text: 'กดปุ่มด้านล่าง เข้าสู่ระบบร้านของคุณ แล้วยืนยัน ลิงก์นี้ใช้ได้ 10 นาที' }],
    buttons: [{ label: 'ไปเชื่อมบัญชี', uri: address }],
  })

export const connectedCard = (speaker: Speaker, shop: string): FlexMessage =>
  lineCard({
    ...{ centre: speaker.centre, brand: speaker.brand, title: 'เชื่อมบัญชีแล้ว' },
    texts: [{ text: `LINE นี้เชื่อมกับ ${oneLine(shop, 60)} แล้ว` }, { text: 'ถ้าไม่ใช่คุณ ยกเลิกได้ที่หน้าโปรไฟล์ของร้าน' }],
    buttons: [openShop(speaker), track()],
  })

/** A sentence with the way to the shop. */
export const saidCard = (speaker: Speaker, title: string, text = ''): FlexMessage =>
  lineCard({
    ...{ centre: speaker.centre, brand: speaker.brand, title, texts: [{ text }] },
    buttons: [openShop(speaker)],
  })

type TrackedInLine = {
  number: string
  saleUnit: string
  status: OrderStatus
  placedAt: Date
  deliverOn: string | null
  slot: string
  isUnpaid: boolean
  rider: string
}

export function trackCard(speaker: Speaker, order: TrackedInLine): FlexMessage {
  const { number, saleUnit, status, placedAt, deliverOn, slot, isUnpaid, rider } = order
  const isOver = isCancelled(status)
  const reached = (usualSteps as readonly OrderStatus[]).indexOf(status)
  const steps = isOver
    ? []
    : usualSteps.map((step, at) => ({
        text: `${at < reached ? '✓' : at === reached ? '●' : '○'} ${statusNames[step].th}`,
        isStrong: at === reached,
      }))
  const when = deliverOn && !isOver && status !== 'POD' ? `กำหนดส่ง ${sayDate(noonOf(deliverOn), 'th')}` : ''
  return lineCard({
    ...{ centre: speaker.centre, brand: speaker.brand, title: statusNames[status].th },
    texts: [
      { text: `คำสั่งซื้อ ${number} สั่งเมื่อ ${sayDateTime(placedAt, 'th')}` },
      { text: [when, when && slot].filter(Boolean).join(' '), isStrong: true },
      { text: isUnpaid && !isOver ? 'ยังไม่ได้ชำระเงิน' : '', isStrong: true },
      { text: rider && !isOver ? `คนส่ง ${rider}` : '' },
      ...steps,
    ],
    buttons: [
      {
        label: 'ดูคำสั่งซื้อ',
        uri: speaker.link(`/history/${encodeURIComponent(number)}/${encodeURIComponent(saleUnit)}`),
      },
      { label: 'สั่งซ้ำ', act: 'reorder', detail: number, says: `สั่งซ้ำ ${number}` },
    ],
  })
}

type Again = {
  number: string
  added: readonly { name: string; quantity: number; unit: string }[]
  missing: readonly { name: string; why: 'notSold' | 'soldOut' | 'full' }[]
}
const mostNamed = 8
const whys = { notSold: 'ไม่ขายแล้ว', soldOut: 'สินค้าหมด', full: 'ตะกร้าเต็ม' } as const

/** What of an order went into the cart, and what could not. */
export function reorderedCard(speaker: Speaker, { number, added, missing }: Again): FlexMessage {
  const list = (lines: readonly string[]) => [
    ...lines.slice(0, mostNamed).map((text) => ({ text })),
    ...(lines.length > mostNamed ? [{ text: `และอีก ${lines.length - mostNamed} รายการ` }] : []),
  ]
  return lineCard({
    ...{ centre: speaker.centre, brand: speaker.brand },
    title: added.length > 0 ? `ใส่ตะกร้าแล้ว ${added.length} รายการ` : 'ไม่มีอะไรใส่ตะกร้าได้',
    texts: [
      { text: `จากคำสั่งซื้อ ${number}` },
      ...list(added.map(({ name, quantity, unit }) => `${oneLine(name, 60)} ${quantity} ${unit}`.trim())),
      { text: missing.length > 0 ? `ใส่ไม่ได้ ${missing.length} รายการ` : '', isStrong: true },
      ...list(missing.map(({ name, why }) => `${oneLine(name, 60)} · ${whys[why]}`)),
    ],
    buttons:
      added.length > 0
        ? [{ label: 'ไปที่ตะกร้า', uri: speaker.link('/cart') }]
        : [{ label: 'เลือกสินค้า', uri: speaker.link('/product') }],
  })
}

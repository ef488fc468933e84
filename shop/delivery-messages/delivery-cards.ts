import { sayMoney } from '../money/say-money.ts'
import { sayPhone } from '../thai/phone.ts'
import { sayTime } from '../time/bangkok.ts'
import { type CardColour, cardColour } from './card-colour.ts'
import type { FlexBox, FlexMessage, FlexPart } from './flex-message.ts'
import { firstName, oneLine } from './message-text.ts'

export const deliveryMessageKinds = ['on the way', 'arriving', 'delivered'] as const
export type DeliveryMessageKind = (typeof deliveryMessageKinds)[number]

export type DeliveryForMessage = {
  kind: DeliveryMessageKind
  orderNumber: string
  centre: string
  /** Satang to prepare for the rider; once delivered, what was received. 0 when nothing is collected. */
  cash: number
  window?: { from: Date; to: Date } | undefined
  rider: { name: string; mobile: string }
  /** Where the customer follows the order. */
  link: string
}

const ink = '#16211b'
const muted = '#59635d'
const mangoTint = '#fef2db'

const titles: Record<DeliveryMessageKind, string> = {
  'on the way': 'กำลังไปส่งของ',
  arriving: 'คนส่งใกล้ถึงแล้ว',
  delivered: 'ส่งของเรียบร้อยแล้ว',
}
const sentences: Record<DeliveryMessageKind, (order: string) => string> = {
  'on the way': (order) => `กำลังไปส่งคำสั่งซื้อ ${order}`,
  arriving: (order) => `คนส่งใกล้ถึงแล้ว คำสั่งซื้อ ${order}`,
  delivered: (order) => `ส่งคำสั่งซื้อ ${order} เรียบร้อยแล้ว`,
}

/** The sentences of a message, safe to show: names come from people. Empty where there is nothing to say. */
function wordsOf({ kind, orderNumber, centre, cash, window, rider }: DeliveryForMessage) {
  const comes = kind !== 'delivered'
  const amount = sayMoney(cash)
  const name = firstName(rider.name)
  const mobile = /^0\d{8,9}$/.test(rider.mobile) ? rider.mobile : ''
  return {
    centre: oneLine(centre, 60),
    title: titles[kind],
    order: `คำสั่งซื้อ ${oneLine(orderNumber, 40)}`,
    sentence: sentences[kind](oneLine(orderNumber, 40)),
    when: comes && window ? `ประมาณ ${sayWindow(window)}` : '',
    cash: cash <= 0 ? '' : comes ? `เตรียมเงิน ${amount} ให้คนส่ง` : `รับเงินแล้ว ${amount}`,
    rider: ['คนส่ง', name, sayPhone(mobile)].filter(Boolean).join(' '),
    call: comes ? mobile : '',
  }
}

/** 10:20–10:50 น., or one time when both ends are the same minute. */
function sayWindow({ from, to }: { from: Date; to: Date }): string {
  const [first, last] = [sayTime(from, 'en'), sayTime(to, 'th')]
  return last.startsWith(first) ? last : `${first}–${last}`
}

const words = (text: string, looks: Partial<Extract<FlexPart, { type: 'text' }>> = {}): FlexPart => ({
  type: 'text',
  text,
  wrap: true,
  size: 'sm',
  color: muted,
  ...looks,
})

const box = (contents: FlexPart[], looks: Partial<FlexBox> = {}): FlexBox => ({
  type: 'box',
  layout: 'vertical',
  contents,
  ...looks,
})

/** Messages to customers are in Thai, since the language of the person holding the phone is unknown. */
export function deliveryCard(delivery: DeliveryForMessage, brand?: string): FlexMessage {
  const colour = cardColour(brand)
  const { centre, title, order, sentence, when, cash, rider, call } = wordsOf(delivery)
  const onColour = colour.textIs === 'white' ? '#ffffff' : ink
  return {
    type: 'flex',
    altText: [sentence, when, cash].filter(Boolean).join(' '),
    contents: {
      type: 'bubble',
      ...(centre && {
        header: box([words(centre, { weight: 'bold', color: onColour })], {
          backgroundColor: colour.ground,
        }),
      }),
      body: box(
        [
          words(title, { weight: 'bold', size: 'xl', color: ink }),
          words(order),
          ...(when ? [words(when, { weight: 'bold', size: 'lg', color: ink })] : []),
          ...(cash ? [cashBox(cash)] : []),
          words(rider, { margin: 'md' }),
        ],
        { spacing: 'sm' },
      ),
      footer: box(buttonsOf({ link: delivery.link, call, colour }), { spacing: 'sm' }),
    },
  }
}

const cashBox = (cash: string) =>
  box([words(cash, { weight: 'bold', size: 'md', color: ink })], {
    ...{ backgroundColor: mangoTint, cornerRadius: 'md', paddingAll: 'md', margin: 'md' },
  })

function buttonsOf({ link, call, colour }: { link: string; call: string; colour: CardColour }): FlexPart[] {
  const follow: FlexPart = {
    type: 'button',
    // LINE writes white on a primary button, and dark on a secondary one.
    style: colour.textIs === 'white' ? 'primary' : 'secondary',
    color: colour.ground,
    action: { type: 'uri', label: 'ติดตามคำสั่งซื้อ', uri: link },
  }
  const phone: FlexPart = {
    type: 'button',
    style: 'link',
    color: ink,
    action: { type: 'uri', label: 'โทรหาคนส่ง', uri: `tel:${call}` },
  }
  return call ? [follow, phone] : [follow]
}

/** The same as a short message, without LINE. */
export function deliveryText(delivery: DeliveryForMessage): string {
  const { centre, sentence, when, cash, rider } = wordsOf(delivery)
  const said = [`${centre && `${centre}: `}${sentence}`, when, cash, rider].filter(Boolean)
  return [said.join(' '), delivery.link].join('\n')
}

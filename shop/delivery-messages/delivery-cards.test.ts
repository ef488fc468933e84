import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardColour } from './card-colour.ts'
import {
  type DeliveryForMessage,
  deliveryCard,
  deliveryMessageKinds,
  deliveryText,
} from './delivery-cards.ts'
import { type FlexPart, flexLimits } from './flex-message.ts'

const window = { from: new Date('2026-11-17T03:20:00Z'), to: new Date('2026-11-17T03:50:00Z') }
const link = 'https://shop.test/order/tracking/BKK01-00000000000000000000000000000000'
const coming: DeliveryForMessage = {
  ...{ kind: 'on the way', orderNumber: 'SO1', centre: 'ศูนย์บางเขน', cash: 123_450, window, link },
  rider: { name: 'หนึ่ง ซิ่งดี', mobile: '0820000003' },
}
const partsOf = (part: FlexPart): FlexPart[] =>
  part.type === 'box' ? part.contents.flatMap(partsOf) : [part]
const textsOf = (card: ReturnType<typeof deliveryCard>) =>
  [card.contents.header, card.contents.body]
    .flatMap((box) => (box ? partsOf(box) : []))
    .map((part) => ('text' in part ? part.text : ''))
const buttonsOf = (card: ReturnType<typeof deliveryCard>) =>
  (card.contents.footer?.contents ?? []).map((part) => ('action' in part ? part.action : undefined))

test('a customer reads what comes when, how much to prepare, who brings it and where to follow it', () => {
  const card = deliveryCard(coming)
  expect(card.altText).toBe('กำลังไปส่งคำสั่งซื้อ SO1 ประมาณ 10:20–10:50\u00a0น. เตรียมเงิน ฿1,234.50 ให้คนส่ง')
  expect(textsOf(card)).toEqual([
    'ศูนย์บางเขน',
    'กำลังไปส่งของ',
    'คำสั่งซื้อ SO1',
    'ประมาณ 10:20–10:50\u00a0น.',
    'เตรียมเงิน ฿1,234.50 ให้คนส่ง',
    'คนส่ง หนึ่ง 082-000-0003',
  ])
  expect(buttonsOf(card)).toEqual([
    { type: 'uri', label: 'ติดตามคำสั่งซื้อ', uri: link },
    { type: 'uri', label: 'โทรหาคนส่ง', uri: 'tel:0820000003' },
  ])
})

test('a card has the shape that LINE documents for an order', () => {
  expect(deliveryCard({ ...coming, kind: 'delivered' })).toMatchObject({
    type: 'flex',
    altText: 'ส่งคำสั่งซื้อ SO1 เรียบร้อยแล้ว รับเงินแล้ว ฿1,234.50',
    contents: {
      type: 'bubble',
      body: {
        ...{ type: 'box', layout: 'vertical' },
        contents: expect.arrayContaining([
          expect.objectContaining({ type: 'text', text: 'ส่งของเรียบร้อยแล้ว', weight: 'bold' }),
        ]),
      },
      footer: {
        ...{ type: 'box', layout: 'vertical' },
        contents: [
          {
            ...{ type: 'button', style: 'primary' },
            action: { type: 'uri', label: 'ติดตามคำสั่งซื้อ', uri: link },
          },
        ],
      },
    },
  })
})

test('what is paid, and a time nobody knows, are not spoken of; a delivered order is not said to come', () => {
  const paid = { ...coming, cash: 0, window: undefined }
  expect(textsOf(deliveryCard(paid)).join()).not.toMatch(/เตรียมเงิน|ประมาณ/)
  expect(deliveryText({ ...paid, kind: 'arriving' })).toBe(
    `ศูนย์บางเขน: คนส่งใกล้ถึงแล้ว คำสั่งซื้อ SO1 คนส่ง หนึ่ง 082-000-0003\n${link}`,
  )
  expect(deliveryText({ ...coming, kind: 'delivered' })).not.toMatch(/เตรียมเงิน|ประมาณ/)
  const minute = { from: window.from, to: window.from }
  expect(textsOf(deliveryCard({ ...coming, window: minute }))).toContain('ประมาณ 10:20\u00a0น.')
})

test.each([
  ['นายสมชาย ใจดี', 'คนส่ง สมชาย'],
  ['นางสาว มาลี  ศรีสุข', 'คนส่ง มาลี'],
  ['คุณากร ดีงาม', 'คนส่ง คุณากร'],
  ['คุณ หนึ่ง', 'คนส่ง หนึ่ง'],
  ['', 'คนส่ง'],
])('of the rider %s a customer reads "%s"', (name, said) => {
  const card = deliveryCard({ ...coming, rider: { name, mobile: 'unknown' } })
  expect(textsOf(card).at(-1)).toBe(said)
  expect(buttonsOf(card)).toHaveLength(1)
})

test('names with markup, line ends and direction signs stay one plain line', () => {
  const rider = { name: '<b>Bob</b>\u202egnp\n"}', mobile: '0820000003' }
  const said = textsOf(deliveryCard({ ...coming, centre: 'ศูนย์\r\nใหม่\u0000', rider }))
  expect([said[0], said.at(-1)]).toEqual(['ศูนย์ ใหม่', 'คนส่ง <b>Bob</b>gnp 082-000-0003'])
})

test('whatever the names, a card holds what LINE accepts', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.constantFrom('ก'.repeat(5_000), `ก${'้'.repeat(5_000)}`, '👨‍👩‍👧‍👦'.repeat(500), '\ud800'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...deliveryMessageKinds),
      anything,
      anything,
      anything,
      fc.nat(1e9),
      (kind, name, centre, orderNumber, cash) => {
        const told = { ...coming, kind, centre, orderNumber, cash, rider: { name, mobile: name } }
        const card = deliveryCard(told)
        expect(card.altText.length).toBeLessThanOrEqual(flexLimits.altText)
        expect(Buffer.byteLength(JSON.stringify(card.contents))).toBeLessThanOrEqual(flexLimits.bubble)
        for (const text of textsOf(card)) expect(text).toMatch(/\S/)
        expect(deliveryText(told).length).toBeLessThan(600)
      },
    ),
  )
})

test.each([
  [undefined, { ground: '#0b7a3b', textIs: 'white' }],
  ['#ff0', { ground: '#ffff00', textIs: 'dark' }],
  ['#123456', { ground: '#123456', textIs: 'white' }],
  ['green', { ground: '#0b7a3b', textIs: 'white' }],
])('on the colour %s text is readable', (colour, expected) => {
  expect(cardColour(colour)).toEqual(expected)
})

test('a light leading colour has dark text on the card and its button', () => {
  const { header, footer } = deliveryCard(coming, '#ffd54f').contents
  expect(header).toMatchObject({ backgroundColor: '#ffd54f', contents: [{ color: '#16211b' }] })
  expect(footer?.contents[0]).toMatchObject({ style: 'secondary', color: '#ffd54f' })
})

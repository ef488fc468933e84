import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flexLimits } from '../delivery-messages/flex-message.ts'
import { liffLink } from './liff.ts'
import { shareCard } from './share-card.ts'

const page = {
  ...{ title: 'น้ำปลาแท้ 700 มล.', text: 'ตราเรือใบ', open: 'ดูสินค้า', shop: 'สั่งได้' },
  link: 'https://liff.line.me/1234567890-AbCdEfGh/product/1',
}

test('a friend sees what it is, from which shop, and a button that opens it', () => {
  expect(shareCard({ ...page, picture: 'https://shop.test/card-pictures/products/1.jpg' })).toMatchObject({
    altText: 'น้ำปลาแท้ 700 มล. · ตราเรือใบ',
    contents: {
      hero: { type: 'image', url: 'https://shop.test/card-pictures/products/1.jpg' },
      body: { contents: [{ text: 'สั่งได้' }, { text: 'น้ำปลาแท้ 700 มล.' }, { text: 'ตราเรือใบ' }] },
      footer: { contents: [{ action: { type: 'uri', label: 'ดูสินค้า', uri: page.link } }] },
    },
  })
})

test('LINE shows no picture without TLS, and refuses a card that names one', () => {
  expect(
    shareCard({ ...page, picture: 'http://localhost:3000/card-pictures/x.jpg' }).contents,
  ).not.toHaveProperty('hero')
  expect(shareCard(page).contents).not.toHaveProperty('hero')
})

test('whatever a product is called, the card stays within LINE’s limits and no text is empty', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2_000 }).filter((title) => /\S/.test(title)),
      fc.string({ unit: 'grapheme', maxLength: 3_000 }),
      (title, text) => {
        const card = shareCard({ ...page, title, text })
        expect(card.altText.length).toBeLessThanOrEqual(flexLimits.altText)
        expect(JSON.stringify(card.contents).length).toBeLessThanOrEqual(flexLimits.bubble)
        for (const part of card.contents.body.contents)
          expect('text' in part && part.text.trim()).not.toBe('')
      },
    ),
  )
})

test('a link leads into a page of the app, home to the app itself', () => {
  const app = { links: 'https://liff.line.me/1234567890-AbCdEfGh' }
  expect(liffLink(app, '/en/product/1?p=2')).toBe(`${app.links}/en/product/1?p=2`)
  expect(liffLink(app, '/')).toBe(app.links)
})

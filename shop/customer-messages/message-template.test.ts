import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flexLimits } from '../delivery-messages/flex-message.ts'
import { locales } from '../words/locale.ts'
import { defaultTemplates } from './default-templates.ts'
import { messageCard, messageMail, messageSms } from './message-card.ts'
import { messageKindNames, messageKindOf } from './message-kinds.ts'
import { messageLinks } from './message-link.ts'
import { exampleValues, messagePlaceholders } from './message-placeholders.ts'
import { fillTemplate, templateLimits, tidyTemplate, whyNotTemplate } from './message-template.ts'

const plain = { title: 'ได้รับ {order}', text: 'ยอด {amount}', button: 'ดู' }
const link = 'https://shop.example/order/tracking/x'

test.each(messageKindNames)(
  'the default words of %s are valid in both languages and say all that is needed',
  (kind) => {
    for (const locale of locales) {
      const template = defaultTemplates[kind][locale]
      expect(whyNotTemplate(kind, template)?.problem.say('en')).toBeUndefined()
      expect(tidyTemplate(template)).toEqual(template)
      const filled = fillTemplate(template, exampleValues(locale))
      expect(`${filled.title}${filled.text}${filled.button}`).not.toMatch(/[{}]/)
      expect(template.button.length).toBeLessThanOrEqual(templateLimits.button)
    }
  },
)

test('a line whose placeholder has nothing to say is left out, and the others stay', () => {
  const { text } = fillTemplate(
    { ...plain, text: 'ยอด {amount}\nสั่งแทนโดย {placedBy}\nขอบคุณ' },
    { order: 'SO1', amount: '฿10.00' },
  )
  expect(text).toBe('ยอด ฿10.00\nขอบคุณ')
})

test.each([
  [{ ...plain, text: '{orders}' }, 'text', 'This message knows no {orders}.'],
  [{ ...plain, text: '{order' }, 'text', 'A curly bracket has no partner.'],
  [{ ...plain, title: 'สวัสดี' }, 'text', 'The message needs {order}'],
  [{ ...plain, title: ' ' }, 'title', 'Please write a title'],
  [{ ...plain, button: '' }, 'button', 'Please name the button'],
  [{ ...plain, button: '{order}' }, 'button', 'This message knows no {order}. You can use -.'],
  [{ ...plain, text: 'ก'.repeat(601) }, 'text', '600 letters at most'],
  [{ ...plain, text: '{__proto__}' }, 'text', 'This message knows no {__proto__}.'],
])('%o is refused with a sentence', (template, part, sentence) => {
  const why = whyNotTemplate('order-placed', template)
  expect([why?.part, why?.problem.say('en')]).toEqual([part, expect.stringContaining(sentence)])
})

test('whatever people wrote, a message stays within the limits of LINE and shows no sign of ours', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3_000 }),
    fc.constant('{order}\u202E\n{why}'),
  )
  const values = fc.record(
    Object.fromEntries(Object.keys(messagePlaceholders).map((name) => [name, value])) as Record<
      string,
      typeof value
    >,
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...messageKindNames),
      fc.constantFrom(...locales),
      values,
      (kind, locale, given) => {
        const filled = {
          ...fillTemplate(defaultTemplates[kind][locale], given),
          sender: 'ศูนย์',
          link,
          lineLink: link,
        }
        const card = messageCard(filled)
        expect(card.altText.length).toBeLessThanOrEqual(flexLimits.altText)
        expect(Buffer.byteLength(JSON.stringify(card.contents))).toBeLessThanOrEqual(flexLimits.bubble)
        expect(JSON.stringify(card)).not.toMatch(/"text":""/)
        const said = [messageSms(filled), messageMail(filled).text, messageMail(filled).subject].join('\n')
        expect(said).not.toContain('\u202E')
        expect(messageMail(filled).subject).not.toContain('\n')
        expect(messageSms(filled).endsWith(link)).toBe(true)
      },
    ),
  )
})

test('marketing never goes by SMS, and can always be declined', () => {
  const marketing = messageKindNames.map(messageKindOf).filter(({ purpose }) => purpose === 'marketing')
  expect(marketing.length).toBeGreaterThan(0)
  expect(marketing.filter(({ bySms, mayDecline }) => bySms || !mayDecline)).toEqual([])
})

test('links lead into the shop, in its language; inside LINE into the shop there', () => {
  const origin = 'https://shop.example'
  const parts = { origin, saleUnit: 'BKK01', liff: undefined }
  const [th, en] = [`${origin}/a`, `${origin}/en/a`]
  expect(messageLinks({ ...parts, locale: 'th' }, '/a')).toEqual({ link: th, lineLink: th })
  expect(messageLinks({ ...parts, locale: 'en' }, '/a')).toEqual({ link: en, lineLink: en })
  const liff = { id: '1-a', links: 'https://liff.line.me/1-a' }
  expect(messageLinks({ ...parts, liff, locale: 'en' }, '/a?b=1')).toEqual({
    link: `${en}?b=1`,
    lineLink: 'https://liff.line.me/1-a/en/line_hook?dc=BKK01&to=%2Fa%3Fb%3D1',
  })
})

import { expect, test } from 'vitest'
import { openSandbox } from '#sandbox/test-sandbox.ts'
import { flexContents } from '../kit/flex-schema.ts'

const text = (said: string, more = {}) => ({ type: 'text', text: said, ...more })
const box = (...contents: unknown[]) => ({ type: 'box', layout: 'vertical', contents })
const button = (action: unknown) => ({ type: 'button', style: 'primary', color: '#0B7A3B', action })
const follow = { type: 'uri', label: 'ติดตาม', uri: 'https://shop.test/order/tracking/1?a=b&c="d"' }

async function pageOf(contents: unknown) {
  const { origin, inbox } = await openSandbox()
  const flex = flexContents.parse(contents)
  inbox.put({ kind: 'line', to: `U${'0'.repeat(32)}`, text: 'กำลังไปส่ง', from: 'สั่งได้ BKK01', flex })
  return (await fetch(`${origin}/sandbox/inbox`)).text()
}

test('a card is drawn with its texts and buttons that open, not as data', async () => {
  const page = await pageOf({
    type: 'bubble',
    body: box(text('กำลังไปส่งของ', { weight: 'bold', size: 'xl', color: '#16211b' })),
    footer: box(button(follow), button({ type: 'message', label: 'ตอบรับ', text: 'ok' })),
  })
  expect(page).toContain('<p class="flex-text bold cut size-xl ink-16211b">กำลังไปส่งของ</p>')
  expect(page).toContain(
    '<a class="flex-button primary ground-0b7a3b" href="https://shop.test/order/tracking/1?a=b&amp;c=&quot;d&quot;" target="_blank" rel="noopener">ติดตาม</a>',
  )
  expect(page).toContain('<span class="flex-button primary ground-0b7a3b">ตอบรับ</span>')
  expect(page).toContain('.ground-0b7a3b { background: #0B7A3B }')
  expect(page).toContain('กำลังไปส่ง</p>')
  expect(page).toContain('สั่งได้ BKK01')
  expect(page).not.toContain('bubble&quot;')
})

test('every bubble of a carousel is drawn, and what a name contains stays text', async () => {
  const bubble = (said: string) => ({ type: 'bubble', body: box(text(said), { type: 'separator' }) })
  const page = await pageOf({ type: 'carousel', contents: [bubble('หนึ่ง'), bubble('<b>สอง</b>')] })
  expect(page.match(/class="flex-bubble"/g)).toHaveLength(2)
  expect(page).toContain('&lt;b&gt;สอง&lt;/b&gt;')
  expect(page).not.toContain('<b>สอง')
  expect(page).not.toContain(' style="')
})

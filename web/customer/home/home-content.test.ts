import { expect, test } from 'vitest'
import type { Content } from '#shop/content/whats-new-contract.ts'
import { homeContent } from './home-content.ts'

const story = {
  id: 1,
  titleTh: 'ข่าว',
  titleEn: '',
  bodyTh: '## หัวข้อ\n\nอ่าน **ต่อ** ที่ [หน้านี้](/news)\n- หนึ่ง',
  bodyEn: '',
  pictureTh: 'a.webp',
  pictureEn: null,
  link: '',
} as unknown as Content

test('a story is told in its first plain lines, in the language there is', () => {
  expect(homeContent(story, 'en')).toMatchObject({
    title: 'ข่าว',
    text: 'หัวข้อ อ่าน ต่อ ที่ หน้านี้ หนึ่ง',
    picture: 'a.webp',
  })
})

test.each([
  ['/product?c1=10', '/product?c1=10'],
  ['https://shop.example/page', 'https://shop.example/page'],
  ['javascript:alert(1)', ''],
  [' javascript:alert(1)', ''],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['data:text/html,x', ''],
  ['http://plain.example', 'http://plain.example'],
  ['product', ''],
  ['', ''],
])('a link to %s leads to %s', (link, safe) => {
  expect(homeContent({ ...story, link }, 'th').link).toBe(safe)
})

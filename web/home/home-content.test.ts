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
} as unknown as Content

test('a story is told in its first plain lines, in the language there is', () => {
  expect(homeContent(story, 'en')).toMatchObject({ title: 'ข่าว', text: 'หัวข้อ อ่าน ต่อ ที่ หน้านี้ หนึ่ง', picture: 'a.webp' })
})

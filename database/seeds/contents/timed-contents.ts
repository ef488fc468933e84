import type { TimedContent } from '#database/seeds/contents/content.ts'
import { bannerScenes, miniScenes, newsScenes } from '#database/seeds/contents/scenes.ts'

const lastYear = -320
const evening = 1_080

/** Of every kind something that is still to come, something that is over, and a draft. */
export const timedContents: TimedContent[] = [
  {
    kind: 'B',
    th: ['เทศกาลปีใหม่ สต็อกให้พร้อม', 'กระเช้า เครื่องดื่ม และขนม ส่งถึงร้านก่อน 28 ธันวาคม'],
    en: ['Ready for New Year', 'Hampers, drinks and snacks, delivered before 28 December'],
    picture: bannerScenes[2]?.name ?? '',
    link: '/product?c1=30',
    from: [10, evening],
    until: [40, 0],
  },
  {
    kind: 'B',
    th: ['สงกรานต์ น้ำและน้ำแข็งไม่ขาดร้าน', 'สั่งล่วงหน้ารับราคาพิเศษ'],
    en: ['Songkran: never out of water', 'Special prices when you order ahead'],
    picture: bannerScenes[0]?.name ?? '',
    link: '/product?c1=10',
    from: [lastYear + 100, 0],
    until: [lastYear + 112, 0],
  },
  {
    kind: 'B',
    th: ['ร่าง: ของใช้ในบ้านลดทั้งแถว', ''],
    en: ['', ''],
    link: '/product?c1=60',
    isDraft: true,
  },
  {
    kind: 'M',
    th: ['กาแฟซองลดท้ายเดือน', ''],
    en: ['Coffee, end of the month', ''],
    picture: miniScenes[1]?.name ?? '',
    link: '/product?c2=2040',
    from: [7, 0],
    until: [14, 0],
  },
  {
    kind: 'M',
    th: ['บะหมี่เทศกาลกินเจ', ''],
    en: ['Noodles for the vegetarian festival', ''],
    picture: miniScenes[2]?.name ?? '',
    link: '/product?c2=4020',
    from: [-40, 0],
    until: [-28, 0],
  },
  { kind: 'M', th: ['ร่าง: มุมสัตว์เลี้ยง', ''], en: ['', ''], link: '/product?c1=80', isDraft: true },
  {
    kind: 'L',
    th: ['สินค้าปีใหม่', ''],
    en: ['For New Year', ''],
    picture: 'categories/c-30.webp',
    link: '/product?c1=30',
    from: [10, evening],
    until: [45, 0],
  },
  {
    kind: 'L',
    th: ['ชุดกินเจ', ''],
    en: ['Vegetarian festival', ''],
    picture: 'categories/c-50.webp',
    link: '/product?c1=50',
    from: [-40, 0],
    until: [-28, 0],
  },
  { kind: 'L', th: ['ร่าง: สั่งล่วงหน้า', ''], en: ['', ''], link: '/cart/adv', isDraft: true },
  {
    kind: 'N',
    th: [
      'วันหยุดปีใหม่: รอบส่งสุดท้ายและวันเปิด',
      'รอบส่งสุดท้ายของปีคือ **วันที่ 30 ธันวาคม** และเริ่มส่งอีกครั้ง **วันที่ 3 มกราคม**\n\n- สั่งก่อน 17:00 น. ของวันที่ 29\n- ของแช่เย็นรับได้ถึงวันที่ 28',
    ],
    en: [
      'New Year: last round and reopening',
      'The last round of the year leaves on **30 December**; we deliver again from **3 January**.\n\n- Order by 17:00 on the 29th\n- Chilled goods until the 28th',
    ],
    picture: newsScenes[4]?.name ?? '',
    from: [21, 480],
  },
  {
    kind: 'N',
    th: ['ปิดตรวจนับสต็อกครึ่งปี', 'ศูนย์ปิดตรวจนับหนึ่งวัน ของที่สั่งไว้ส่งวันถัดไป'],
    en: ['Half-year stock count', 'The centre closes for a day; orders come the day after.'],
    picture: newsScenes[5]?.name ?? '',
    from: [-140, 480],
    until: [-130, 0],
  },
  {
    kind: 'N',
    th: ['ร่าง: แนะนำรถส่งคันใหม่', 'เขียนต่อ: รูปรถ ทะเบียน คนขับ'],
    en: ['', ''],
    isDraft: true,
  },
  {
    kind: 'P',
    code: 'NEWYEAR_PRICES',
    th: ['ราคาส่งช่วงปีใหม่', '## เงื่อนไข\nราคานี้ใช้กับบิลที่ส่งระหว่าง 20 ถึง 30 ธันวาคม'],
    en: ['New Year prices', '## Terms\nThese prices hold for orders delivered from 20 to 30 December.'],
    from: [20, 0],
  },
  {
    kind: 'P',
    code: 'VEG_FESTIVAL',
    th: ['คู่มือเทศกาลกินเจ', '## ของที่ต้องมี\n- เต้าหู้\n- ซอสปรุงรสเจ\n- บะหมี่เจ'],
    en: [
      'A guide to the vegetarian festival',
      '## What you need\n- Tofu\n- Vegetarian sauces\n- Vegetarian noodles',
    ],
    from: [-50, 0],
    until: [-28, 0],
  },
  {
    kind: 'P',
    code: 'RETURNS',
    th: ['ร่าง: การคืนสินค้า', '## คืนได้เมื่อไร\nเขียนต่อ'],
    en: ['', ''],
    isDraft: true,
  },
]

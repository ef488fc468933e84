import type { Content } from '#database/seeds/contents/content.ts'
import { bannerScenes, miniScenes } from '#database/seeds/contents/scenes.ts'

const bannerTexts: Omit<Content, 'kind'>[] = [
  {
    th: ['เติมตู้แช่ให้เต็ม', 'เครื่องดื่มยกลังราคาส่ง ลดเพิ่มเมื่อครบ 24 กระป๋อง'],
    en: ['Fill the fridge', 'Drinks by the case, cheaper from 24 cans'],
    link: '/product?c1=10',
  },
  {
    th: ['ครัวพร้อม ร้านพร้อม', 'ข้าว น้ำมัน เครื่องปรุง ครบในบิลเดียว'],
    en: ['Kitchen ready, shop ready', 'Rice, oil and seasoning in one order'],
    link: '/product?c1=50',
  },
  {
    th: ['ขนมขายดี แขวนหน้าร้าน', 'ซื้อขนมกรุบกริบครบ 1,000 บาท ลดทันที 60 บาท'],
    en: ['Snacks that sell themselves', 'Spend 1,000 baht on Krub Grib and save 60 at once'],
    link: '/promotion',
  },
  {
    th: ['สะอาดทั้งบ้าน', 'ผงซักฟอก น้ำยาล้างจาน ปรับผ้านุ่ม ราคาร้านค้า'],
    en: ['A clean home', 'Laundry, dishes and softener at shop prices'],
    link: '/product?c1=60',
  },
  {
    th: ['สั่งก่อน 17:00 น. ส่งรอบถัดไป', 'ส่งฟรีเมื่อสั่งครบ 1,500 บาท'],
    en: ['Order by 17:00 for the next round', 'Free delivery from 1,500 baht'],
    link: '/news?code=HOWTO_001',
  },
]

const miniTexts: Omit<Content, 'kind'>[] = [
  { th: ['น้ำดื่ม ซื้อ 10 แถม 1', ''], en: ['Water: buy 10 get 1', ''], link: '/product?c2=1010' },
  { th: ['มุมกาแฟหน้าร้าน', ''], en: ['A coffee corner', ''], link: '/product?c2=2040' },
  { th: ['บะหมี่ยกกล่อง ลด 3%', ''], en: ['Noodles by the box, 3% off', ''], link: '/product?c2=4020' },
  { th: ['ผงซักฟอกครบ 18 ลด 45.-', ''], en: ['Washing powder: 45 off 18', ''], link: '/product?c2=6010' },
  { th: ['ละมุนใจ ลด 5% ทุกชิ้น', ''], en: ['Lamoonjai, 5% off', ''], link: '/product?c1=70' },
  { th: ['แม่ เด็ก และน้องขนฟู', ''], en: ['Baby and furry friends', ''], link: '/product?c1=80' },
]

export const banners: Content[] = bannerTexts.map((text, at) => ({
  ...text,
  kind: 'B',
  picture: bannerScenes[at]?.name,
}))
export const miniBanners: Content[] = miniTexts.map((text, at) => ({
  ...text,
  kind: 'M',
  picture: miniScenes[at]?.name,
}))

export const shopLinks: Content[] = [
  {
    kind: 'L',
    th: ['โปรโมชันวันนี้', ''],
    en: ["Today's offers", ''],
    link: '/promotion',
    picture: 'categories/c-30.webp',
  },
  {
    kind: 'L',
    th: ['แลกคะแนน', ''],
    en: ['Redeem points', ''],
    link: '/point_tcp',
    picture: 'categories/c-70.webp',
  },
  {
    kind: 'L',
    th: ['คูปองของฉัน', ''],
    en: ['My coupons', ''],
    link: '/profile/mycoupon',
    picture: 'categories/c-60.webp',
  },
  {
    kind: 'L',
    th: ['สั่งประจำ', ''],
    en: ['Standing orders', ''],
    link: '/ordersubscription',
    picture: 'categories/c-10.webp',
  },
]

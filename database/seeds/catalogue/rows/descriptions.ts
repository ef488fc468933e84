import type { Item } from '#database/seeds/catalogue/item.ts'
import { packaging } from '#database/seeds/catalogue/packaging.ts'

const praise: Record<string, [th: string, en: string]> = {
  '10': ['เย็นชื่นใจ ขายดีหน้าร้านทุกวัน', 'Refreshing and a steady seller at any counter'],
  '20': ['หอมเข้ม ชงง่าย เก็บได้นานไม่ต้องแช่เย็น', 'Rich, easy to prepare and keeps without a fridge'],
  '30': ['กรอบอร่อย ถูกใจเด็กและผู้ใหญ่ แขวนขายหน้าร้านได้', 'Crisp and loved by young and old, ready to hang by the till'],
  '40': ['คัดคุณภาพ เหมาะกับร้านอาหารและครัวบ้าน', 'Picked for quality, right for restaurants and home kitchens'],
  '50': ['รสกลมกล่อม คู่ครัวไทย ใช้ได้ทุกเมนู', 'A balanced taste that belongs in every Thai kitchen'],
  '60': ['สะอาดไว หอมสดชื่น ใช้น้อยคุ้มกว่า', 'Cleans fast, smells fresh, and a little goes a long way'],
  '70': ['อ่อนโยนต่อผิว หอมติดทน', 'Gentle on the skin with a lasting scent'],
  '80': ['ปลอดภัย เชื่อใจได้ สำหรับสมาชิกตัวเล็กของบ้าน', 'Safe and trusted for the smallest members of the home'],
}

/** A short text for the product page: what it is, how it is packed, why a shop would stock it. */
export function describe(item: Item): { description_th: string; description_en: string } {
  const [th, en] = praise[item.path[0]] ?? ['', '']
  const [packTh, packEn] = packaging[item.shape]
  const [biggest] = item.units
  const smallest = item.units.at(-1)
  const many = biggest && smallest && biggest.rate > 1
  const packedTh = many ? ` ${biggest.th}ละ ${biggest.rate} ${smallest.th}` : ''
  const packedEn = many ? ` ${biggest.rate} to a ${biggest.en.toLowerCase()}.` : ''
  return {
    description_th: `${item.shortTh} ตรา${item.brand.th} ขนาด ${item.size.th} บรรจุ${packTh}${packedTh}\n\n${th}`,
    description_en: `${item.brand.en} ${item.shortEn}, ${item.size.en}, ${packEn.toLowerCase()}.${packedEn}\n\n${en}.`,
  }
}

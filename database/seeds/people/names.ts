import type { Random } from '#database/seeds/random.ts'

const firstNames =
  'สมชาย สมหญิง วิชัย มาลี ประเสริฐ อรทัย สุรชัย พรทิพย์ ณัฐพล กนกวรรณ ธีรพงษ์ จิราพร อนุชา ศิริพร เอกชัย วราภรณ์ ชาญชัย รัตนา บุญมี สุนิสา ปรีชา นงลักษณ์ เกียรติศักดิ์ ดวงใจ วีระ ทัศนีย์ ไพโรจน์ อัมพร สมบัติ ลัดดา'.split(
    ' ',
  )
const lastNames =
  'ใจดี ทองสุข ศรีสวัสดิ์ บุญมา แก้วใส วงศ์ทอง สุขเจริญ พานิชกุล รุ่งเรือง จันทร์เพ็ญ มั่นคง เพชรรัตน์ ชัยมงคล ทรัพย์มาก แสงอรุณ อินทรชัย ธนาวุฒิ ดีประเสริฐ ค้าขาย พูลผล'.split(
    ' ',
  )
const shopWords =
  'เจริญพาณิชย์ รุ่งเรืองทรัพย์ มิตรไมตรี พูนทรัพย์ บ้านสวน สามพี่น้อง ป้าแจ๋ว ลุงหนวด เจ๊หมวย ตลาดเช้า ริมคลอง ปากซอย หน้าโรงเรียน ใบตอง ทวีสิน ศรีเจริญ โชคดี น้องพลอย มีสุข ต้นโพธิ์'.split(
    ' ',
  )

const shopKinds = { GR: 'ร้าน', MM: 'มินิมาร์ท', RS: 'ครัว', CF: 'กาแฟ', SC: 'สหกรณ์', HT: 'รีสอร์ต' } as const
export type StoreType = keyof typeof shopKinds

export const personName = (random: Random) => `${random.pick(firstNames)} ${random.pick(lastNames)}`

/** A shop's name: its kind, a lucky word and, when that is taken, its lane. */
export function shopName(random: Random, kind: StoreType, taken: Set<string>): string {
  for (;;) {
    const word = random.pick(shopWords)
    const name = `${shopKinds[kind]}${word}${taken.size > 20 && random.chance(0.5) ? ` สาขา ${random.between(2, 9)}` : ''}`
    if (!taken.has(name)) {
      taken.add(name)
      return name
    }
  }
}

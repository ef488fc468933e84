import { problems } from '../problems/problem.ts'

export const agentPriceProblems = problems('agentPrices', {
  absurd: {
    status: 400,
    th: 'บวกเพิ่ม {percent}% มากเกินไป บวกได้ไม่เกิน 1,000%',
    en: 'A mark-up of {percent}% is too much: 1,000% at most',
  },
  absurdFor: {
    status: 400,
    th: '{product} จะแพงขึ้น {percent}% มากเกินไป บวกได้ไม่เกิน 1,000%',
    en: '{product} would cost {percent}% more, which is too much: 1,000% at most',
  },
  negative: {
    status: 400,
    th: 'ราคาของ {product} จะติดลบหรือเป็นศูนย์ กรุณาลดให้น้อยลง',
    en: '{product} would cost nothing or less. Please take off less.',
  },
  below: {
    status: 409,
    th: '{product} จะขายต่ำกว่าต้นทุน {amount} ถ้าตั้งใจ ให้ยืนยันว่าขายต่ำกว่าทุน',
    en: '{product} would sell {amount} below cost. If you mean it, confirm selling below cost.',
  },
  noPrice: {
    status: 400,
    th: 'กรุณาใส่ราคาอย่างน้อย 1 หน่วย',
    en: 'Please give the price of at least one unit',
  },
  noSubject: {
    status: 404,
    th: 'ไม่พบสินค้าหรือหมวดนี้ที่ศูนย์ของคุณ',
    en: 'Your centre has no such product or category',
  },
  full: {
    status: 409,
    th: 'ตั้งราคาได้ไม่เกิน {most} ข้อ',
    en: 'A price book holds no more than this many rules: {most}',
  },
})

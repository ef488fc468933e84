import { problems } from '../problems/problem.ts'

export const mySalesProblems = problems('mySales', {
  changed: {
    status: 409,
    th: 'มีคนแก้ไขไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง',
    en: 'Somebody else changed this first. Look at theirs and save again.',
  },
  noSalesperson: {
    status: 400,
    th: 'ไม่มีพนักงานขายรหัส {code} ที่ศูนย์นี้',
    en: 'There is no salesperson {code} at this centre',
  },
  monthOver: {
    status: 409,
    th: 'แก้เป้าย้อนหลังได้แค่เดือนที่แล้ว เดือนก่อนหน้านั้นปิดแล้ว',
    en: 'Targets can be changed back to last month; earlier months are closed',
  },
  sameTier: {
    status: 400,
    th: 'มีขั้น {percent}% ซ้ำกัน ใช้ขั้นละเปอร์เซ็นต์',
    en: 'There are two tiers of {percent}%. Give each its own percentage.',
  },
  noProduct: {
    status: 400,
    th: 'ไม่มีสินค้ารหัส {code} ที่ศูนย์นี้',
    en: 'There is no product {code} at this centre',
  },
  noResult: { status: 400, th: 'เลือกผลการเยี่ยมก่อน', en: 'Choose what came of the visit' },
  noReason: { status: 400, th: 'เลือกเหตุผลที่ร้านไม่สั่ง', en: 'Choose why the shop did not order' },
  noNote: { status: 400, th: 'เขียนเหตุผลในช่องหมายเหตุ', en: 'Write the reason in the note' },
  idTaken: {
    status: 409,
    th: 'การเยี่ยมนี้ถูกบันทึกไว้กับร้านหรือคนอื่นแล้ว',
    en: 'This visit was recorded for another shop or person before',
  },
  nothingAdded: {
    status: 409,
    th: 'ใส่สินค้าที่เลือกลงตะกร้าไม่ได้ สินค้าหมดหรือตะกร้าเต็ม',
    en: 'None of the chosen products could be added: sold out, or the cart is full',
  },
})

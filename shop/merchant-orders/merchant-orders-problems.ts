import { problems } from '../problems/problem.ts'

export const merchantOrdersProblems = problems('merchantOrders', {
  movedOn: {
    status: 409,
    th: '{name} ทำรายการนี้ไปก่อนแล้ว ตอนนี้เป็น “{statusTh}”',
    en: '{name} was first: the order is now “{statusEn}”',
  },
  sayWhy: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please say why' },
  noRider: {
    status: 400,
    th: 'ผู้ส่งคนนี้ไม่ได้ทำงานกับศูนย์นี้แล้ว กรุณาเลือกใหม่',
    en: 'This rider does not work for the centre any more: please choose again',
  },
  over: {
    status: 409,
    th: 'คำสั่งซื้อนี้ “{statusTh}” แล้ว เปลี่ยนผู้ส่งไม่ได้',
    en: 'The order is “{statusEn}”: its rider cannot be changed',
  },
  emptyText: { status: 400, th: 'กรุณาพิมพ์ข้อความ', en: 'Please write something' },
})

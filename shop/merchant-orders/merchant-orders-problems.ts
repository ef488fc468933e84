import { problems } from '../problems/problem.ts'

export const merchantOrdersProblems = problems('merchantOrders', {
  movedOn: {
    status: 409,
    th: '{name} ทำรายการนี้ไปก่อนแล้ว ตอนนี้เป็น “{statusTh}”',
    en: '{name} was first: the order is now “{statusEn}”',
  },
  sayWhy: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please say why' },
  emptyText: { status: 400, th: 'กรุณาพิมพ์ข้อความ', en: 'Please write something' },
})

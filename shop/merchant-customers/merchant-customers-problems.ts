import { problems } from '../problems/problem.ts'

export const merchantCustomersProblems = problems('merchantCustomers', {
  stale: {
    status: 409,
    th: 'มีคนแก้ข้อมูลร้านนี้ไปก่อนแล้ว กรุณาดูข้อมูลล่าสุด',
    en: 'Somebody has changed this shop meanwhile. Please look at it again.',
  },
  noReason: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please give a reason' },
  notManager: {
    status: 403,
    th: 'วงเงินเครดิต ประเภทลูกค้า และใบอนุญาต ต้องให้ผู้จัดการหรือเจ้าของเป็นผู้แก้',
    en: 'Credit limit, customer type and licence can only be changed by a manager or the owner',
  },
  waiting: {
    status: 409,
    th: 'ร้านนี้ยังรออนุมัติ กรุณาอนุมัติหรือปฏิเสธก่อน',
    en: 'This shop waits to be approved. Please decide on that first.',
  },
  decided: {
    status: 409,
    th: 'มีคนตัดสินใจเรื่องร้านนี้ไปแล้ว',
    en: 'Somebody has already decided on this shop',
  },
  unknownChoice: {
    status: 400,
    th: 'ไม่มีตัวเลือกนี้แล้ว กรุณาเลือกใหม่: {what}',
    en: 'This choice is no longer there, please choose again: {what}',
  },
  wrongTaxNumber: {
    status: 400,
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง',
    en: 'Invalid tax number',
  },
  sameShop: { status: 400, th: 'กรุณาเลือกร้านอื่น', en: 'Please choose another shop' },
  notActive: {
    status: 409,
    th: 'ร้านที่จะเก็บไว้ต้องใช้งานอยู่',
    en: 'The shop that is kept must be active',
  },
  alreadyMerged: {
    status: 409,
    th: 'ร้านนี้ถูกรวมเข้ากับร้านอื่นไปแล้ว',
    en: 'This shop was already merged into another',
  },
  agentGoes: {
    status: 409,
    th: 'ร้านนี้เป็นตัวแทน กรุณาเก็บร้านนี้ไว้แล้วรวมอีกร้านเข้ามาแทน',
    en: 'This shop is an agent. Please keep it, and merge the other one into it.',
  },
  bothAgents: {
    status: 409,
    th: 'ทั้งสองร้านเป็นตัวแทน กรุณายกเลิกสิทธิ์ตัวแทนของร้านที่จะรวมเข้ามาก่อน ลูกค้าของร้านนั้นจะได้รับแจ้ง',
    en: 'Both shops are agents. Please take the rights away from the one that goes first, so that its clients are told.',
  },
  bothSold: {
    status: 409,
    th: 'ทั้งสองร้านเคยขายในฐานะตัวแทน รหัสสินค้าและเลขออเดอร์ซ้ำกัน จึงรวมกันไม่ได้',
    en: 'Both shops have sold as agents, and codes of items and orders stand twice. They cannot be merged.',
  },
  ordersBetween: {
    status: 409,
    th: 'สองร้านนี้มีออเดอร์ระหว่างกันที่ยังไม่จบหรือยังไม่ได้จ่าย กรุณาจัดการให้เรียบร้อยก่อน',
    en: 'One of these shops has an order with the other that is not finished or not paid. Please settle it first.',
  },
  tooFewPoints: {
    status: 409,
    th: 'ร้านนี้มีแต้มอยู่ {points} แต้ม จึงลดมากกว่านี้ไม่ได้',
    en: 'Points of this shop: {points}. No more can be taken off.',
  },
})

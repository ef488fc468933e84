import { problems } from '../problems/problem.ts'

export const deliveryMessageProblems = problems('deliveries', {
  messageFailed: {
    status: 503,
    th: 'ส่งข้อความไม่สำเร็จ ลูกค้ายังไม่ได้รับข้อความ ลองอีกครั้ง หรือโทรหาลูกค้าแทน',
    en: 'The message could not be sent and the customer has not received it. Try again, or call the customer.',
  },
  messageBeingSent: {
    status: 409,
    th: 'กำลังส่งข้อความนี้ถึงลูกค้าอยู่ รอสักครู่แล้วลองอีกครั้ง',
    en: 'This message is just being sent. Wait a moment, then try again.',
  },
})

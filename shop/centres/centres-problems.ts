import { problems } from '../problems/problem.ts'

export const centresProblems = problems('centres', {
  noCentre: {
    status: 404,
    th: 'ไม่พบศูนย์นี้ หรือศูนย์ปิดให้บริการแล้ว',
    en: 'There is no such centre, or it is closed',
  },
  joined: { status: 409, th: 'ท่านเป็นลูกค้าของศูนย์นี้อยู่แล้ว', en: 'You are a customer of this centre already' },
  joinRefused: {
    status: 409,
    th: 'ศูนย์นี้ยังไม่รับร้านของท่านเป็นลูกค้า กรุณาติดต่อศูนย์ที่ {phone}',
    en: 'This centre has not taken your shop on. Please call the centre on {phone}.',
  },
})

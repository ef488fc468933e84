import { problems } from '../problems/problem.ts'

export const agentsProblems = problems('agents', {
  notVerified: {
    status: 403,
    th: 'ศูนย์ยังไม่ได้ยืนยันคุณเป็นตัวแทน ตรวจสอบเอกสารที่หน้าสมัครตัวแทน',
    en: 'Your centre has not verified you as an agent yet. Check your papers on the agent page.',
  },
  closed: { status: 403, th: 'ยังไม่เปิดให้สั่งแทนลูกค้า', en: 'Ordering for clients is not open' },
})

import { problems } from '../problems/problem.ts'

export const accountProblems = problems('account', {
  noAddress: {
    status: 404,
    th: 'ไม่พบที่อยู่นี้ อาจถูกลบไปแล้ว',
    en: 'There is no such address. It may have been deleted.',
  },
  tooManyAddresses: {
    status: 409,
    th: 'เก็บที่อยู่ได้ไม่เกิน {most} แห่ง ลบที่ไม่ใช้แล้วก่อน',
    en: 'At most {most} {most|address|addresses} can be kept. Delete one you no longer use first.',
  },
  contactStays: {
    status: 409,
    th: 'ที่อยู่ร้านลบไม่ได้ แก้ไขแทนได้',
    en: 'The shop’s own address cannot be deleted. Edit it instead.',
  },
  lastShipping: {
    status: 409,
    th: 'ต้องมีที่อยู่จัดส่งอย่างน้อย 1 แห่ง เพิ่มที่ใหม่ก่อนแล้วค่อยลบ',
    en: 'At least one delivery address is needed. Add another one first.',
  },
  lastBilling: {
    status: 409,
    th: 'ต้องมีที่อยู่ออกบิลอย่างน้อย 1 แห่ง เพิ่มที่ใหม่ก่อนแล้วค่อยลบ',
    en: 'At least one billing address is needed. Add another one first.',
  },
  oneContact: {
    status: 409,
    th: 'มีที่อยู่ร้านอยู่แล้ว แก้ไขแทนได้',
    en: 'The shop has an address of its own already. Edit it instead.',
  },
  policyChanged: {
    status: 409,
    th: 'นโยบายเพิ่งเปลี่ยนเป็นฉบับ {version} กรุณาอ่านแล้วเลือกอีกครั้ง',
    en: 'The policy has just changed to version {version}. Please read it and choose again.',
  },
  openOrders: {
    status: 409,
    th: 'ยังมีคำสั่งซื้อที่ไม่เสร็จ {count} รายการ รอรับของหรือยกเลิกให้ครบก่อนจึงลบบัญชีได้',
    en: '{count} {count|order is|orders are} still under way. The account can be deleted once {count|it is|they are} delivered or cancelled.',
  },
  debt: {
    status: 409,
    th: 'ยังมียอดค้างชำระ {amount} ชำระให้ครบก่อนจึงลบบัญชีได้',
    en: '{amount} is still owed. The account can be deleted once it is paid.',
  },
  clients: {
    status: 409,
    th: 'ยังมีลูกค้า {count} ร้านที่สั่งผ่านคุณ ติดต่อศูนย์เพื่อย้ายลูกค้าก่อนจึงลบบัญชีได้',
    en: '{count} {count|shop still orders|shops still order} through you. Ask your centre to move {count|it|them} before deleting the account.',
  },
  wrongPassword: { status: 400, th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not right' },
  noPassword: {
    status: 409,
    th: 'บัญชีนี้ยังไม่มีรหัสผ่าน ใช้รหัสทาง SMS แทนได้',
    en: 'This account has no password. Use a code by SMS instead.',
  },
})

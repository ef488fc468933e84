import { problems } from '../problems/problem.ts'

export const merchantContentsProblems = problems('merchantContents', {
  none: { status: 404, th: 'ไม่พบเนื้อหานี้', en: 'This content was not found' },
  changed: {
    status: 409,
    th: '{name} แก้เนื้อหานี้ไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง',
    en: '{name} changed this content first. Look at it and save again.',
  },
  orderChanged: {
    status: 409,
    th: 'มีคนเพิ่มหรือลบรายการระหว่างนี้ ดูรายการใหม่แล้วจัดลำดับอีกครั้ง',
    en: 'Somebody added or removed an entry meanwhile. Look at the list and put it in order again.',
  },
  noTitle: { status: 400, th: 'กรุณาใส่หัวข้อภาษาไทย', en: 'Please write a Thai title' },
  noBody: {
    status: 400,
    th: 'กรุณาเขียนเนื้อหาภาษาไทยก่อนเผยแพร่',
    en: 'Please write the Thai text before publishing',
  },
  longLine: {
    status: 400,
    th: 'ข้อความบนแบนเนอร์ยาวเกินไป',
    en: 'The text on the banner is too long',
  },
  badLink: {
    status: 400,
    th: 'ลิงก์นี้ใช้ไม่ได้ เลือกปลายทางในร้าน หรือใส่ที่อยู่เว็บที่ขึ้นต้นด้วย https://',
    en: 'This link leads nowhere. Choose a target in the shop, or a web address that begins with https://',
  },
  linkInside: {
    status: 400,
    th: 'ปุ่มลัดพาไปได้เฉพาะหน้าในร้าน',
    en: 'A shop link can only lead to a page of the shop',
  },
  noLink: { status: 400, th: 'กรุณาเลือกปลายทางของปุ่มลัด', en: 'Please choose where the shop link leads' },
  noTarget: {
    status: 400,
    th: 'ปลายทางของลิงก์ไม่มีในศูนย์นี้แล้ว กรุณาเลือกใหม่',
    en: 'What the link leads to is not there in this centre. Please choose again.',
  },
  endsBeforeStart: {
    status: 400,
    th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
    en: 'The end must be after the start',
  },
  badCode: {
    status: 400,
    th: 'รหัสหน้าใช้ตัวอังกฤษ ตัวเลข และ _ ยาว 3 ถึง 40 ตัว ขึ้นต้นด้วยตัวอักษร',
    en: 'The code has 3 to 40 letters, digits and _, beginning with a letter',
  },
  codeTaken: { status: 409, th: 'มีหน้าที่ใช้รหัสนี้แล้ว', en: 'Another page has this code already' },
  fixedPage: {
    status: 409,
    th: 'หน้านี้มีลิงก์จากเมนูของร้าน จึงซ่อนหรือลบไม่ได้ แก้ข้อความได้เท่านั้น',
    en: 'The shop’s menus lead to this page: it can be changed, but not hidden or removed',
  },
  tooMany: {
    status: 409,
    th: 'มีรายการชนิดนี้ครบ {most} แล้ว ลบรายการเก่าก่อน',
    en: 'There are {most} of this kind already. Remove old ones first.',
  },
  unknownPicture: {
    status: 400,
    th: 'รูปนี้หมดอายุหรือไม่ใช่ของศูนย์นี้ กรุณาเลือกรูปใหม่',
    en: 'This picture has expired or is not this centre’s. Please choose it again.',
  },
  notPicture: {
    status: 400,
    th: 'เปิดรูปนี้ไม่ได้ ใช้ไฟล์ JPG, PNG หรือ WebP',
    en: 'This picture cannot be opened. Use a JPG, PNG or WebP file.',
  },
  pictureTooLarge: {
    status: 400,
    th: 'รูปใหญ่เกิน 25 ล้านพิกเซล กรุณาย่อก่อน',
    en: 'The picture has more than 25 million pixels. Please make it smaller.',
  },
  notYourCentre: {
    status: 403,
    th: 'คุณไม่ได้เป็นผู้จัดการหรือเจ้าของของศูนย์ {centre}',
    en: 'You are neither manager nor owner of {centre}',
  },
})

import { problems } from '../problems/problem.ts'

export const importsProblems = problems('imports', {
  otherCentre: {
    status: 409,
    th: 'แท็บอื่นเปลี่ยนศูนย์แล้ว ไฟล์นี้จึงยังไม่ได้ส่ง ดูชื่อศูนย์แล้วเลือกไฟล์อีกครั้ง',
    en: 'Another tab changed the centre, so the file was not sent. Look which centre it is, and choose the file again.',
  },
  noFile: { status: 400, th: 'กรุณาเลือกไฟล์ .xlsx หรือ .csv', en: 'Please choose an .xlsx or .csv file' },
  unreadable: {
    status: 400,
    th: 'อ่านไฟล์นี้ไม่ได้ ใช้ไฟล์ .xlsx หรือ .csv ไม่เกิน 8 MB และไม่ตั้งรหัสผ่าน',
    en: 'This file cannot be read. Use an .xlsx or .csv file of at most 8 MB, without a password.',
  },
  oldExcel: {
    status: 400,
    th: 'ไฟล์นี้เป็น Excel รุ่นเก่า (.xls) หรือตั้งรหัสผ่านไว้ กรุณาบันทึกเป็น .xlsx ก่อน',
    en: 'This is an older Excel file (.xls) or has a password. Please save it as .xlsx first.',
  },
  tooLarge: {
    status: 400,
    th: 'ข้อมูลในไฟล์ใหญ่เกินไป กรุณาแบ่งเป็นหลายไฟล์',
    en: 'There is too much in this file. Please divide it into several.',
  },
  tooMany: {
    status: 400,
    th: 'ไฟล์มี {rows} แถว นำเข้าได้ครั้งละไม่เกิน {most} แถว กรุณาแบ่งไฟล์',
    en: 'The file has {rows} rows; at most {most} are taken at once. Please divide it.',
  },
  blank: { status: 400, th: 'ไฟล์นี้ว่างเปล่า ไม่มีข้อมูลเลย', en: 'This file is empty' },
  empty: {
    status: 400,
    th: 'ไฟล์นี้มีแต่หัวตาราง ไม่มีข้อมูล',
    en: 'This file has headings and no rows below them',
  },
  noHeads: {
    status: 400,
    th: 'ไม่พบหัวตารางที่มีคอลัมน์ “{column}” เริ่มจากไฟล์ที่ส่งออกจากหน้านี้จะง่ายที่สุด',
    en: 'No heading “{columnEn}” is in this file. It is easiest to begin with a file exported from this page.',
  },
  missingHead: {
    status: 400,
    th: 'ไฟล์ไม่มีคอลัมน์ “{column}”',
    en: 'The column “{columnEn}” is missing',
  },
  nothingToSet: {
    status: 400,
    th: 'ไม่มีคอลัมน์ที่แก้ได้ในไฟล์นี้ หัวตารางที่ไม่รู้จัก: {heads}',
    en: 'No column of this file can be imported. Headings not understood: {heads}',
  },
  twice: {
    status: 400,
    th: 'หัวตาราง “{column}” มีมากกว่าหนึ่งคอลัมน์',
    en: 'The heading “{columnEn}” is there more than once',
  },
  none: { status: 404, th: 'ไม่พบการนำเข้านี้', en: 'There is no such import' },
  notReady: {
    status: 409,
    th: 'การนำเข้านี้ไม่ได้รอการยืนยันแล้ว',
    en: 'This import is not waiting to be applied',
  },
  hasWrong: {
    status: 409,
    th: 'มี {count} แถวที่ผิด เลือกนำเข้าเฉพาะแถวที่ถูก หรือแก้ไฟล์แล้วส่งใหม่',
    en: '{count} {count|row is|rows are} wrong. Apply only the right ones, or correct the file and send it again.',
  },
  nothing: { status: 409, th: 'ไม่มีแถวให้นำเข้า', en: 'There is nothing to apply' },
  notUndoable: {
    status: 409,
    th: 'ย้อนกลับได้เฉพาะการนำเข้าที่เสร็จแล้ว',
    en: 'Only a finished import can be undone',
  },
  busy: {
    status: 503,
    th: 'มีไฟล์อื่นกำลังอ่านอยู่ กรุณาลองใหม่ในอีกสักครู่',
    en: 'Other files are being read. Please try again in a moment.',
  },
  useCsv: {
    status: 409,
    th: 'มีมากกว่า {most} แถว กรุณาส่งออกเป็น CSV',
    en: 'There are more rows than the {most} that fit. Please export as CSV.',
  },
})

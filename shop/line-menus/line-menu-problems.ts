import { problems } from '../problems/problem.ts'

export const lineMenuProblems = problems('lineMenu', {
  notWhole: {
    status: 400,
    th: 'เลือกปุ่มให้ครบทุกช่องของทุกเมนูก่อน',
    en: 'Choose what every area of every menu does first',
  },
  twice: {
    status: 400,
    th: 'เมนูเดียวกันมีปุ่มซ้ำ เลือกให้ต่างกันทุกช่อง',
    en: 'A menu has the same button twice. Choose another one for each area.',
  },
  notForThem: {
    status: 400,
    th: 'ปุ่มนี้ใช้กับเมนูนี้ไม่ได้',
    en: 'This button does not belong in this menu',
  },
  bar: {
    status: 400,
    th: 'ใส่ข้อความบนแถบเมนู 1 ถึง 14 ตัวอักษร',
    en: 'The text of the menu bar needs 1 to 14 letters',
  },
  noAccount: {
    status: 409,
    th: 'ศูนย์นี้ยังไม่ได้ตั้งค่าบัญชีทางการของ LINE',
    en: 'No LINE official account is set up for this centre',
  },
  stale: {
    status: 409,
    th: 'มีคนเผยแพร่เมนูชุดใหม่ไปก่อนแล้ว ดูของใหม่ก่อนเผยแพร่อีกครั้ง',
    en: 'Somebody else published menus first. Look at theirs before you publish again.',
  },
})

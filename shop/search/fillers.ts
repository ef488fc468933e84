import { singular } from '../spelling/split-words.ts'

/** Filler words of a query; no product is named by them. */
const latin = new Set(
  'a an the for to of my our your some something any with against anti used use using make making product item stuff thing good i want need please and or that it when after before get keep very do how what which their his her from on at by me them'.split(
    ' ',
  ),
)
export const thaiFillers: ReadonlySet<string> = new Set(
  'สำหรับ|ไว้|ไว้ใช้|เอาไว้|ใช้|ใช้ใน|ที่ใช้|ที่|ให้|ของ|แบบ|กับ|และ|หรือ|ชนิด|ประเภท|พวก|ผลิตภัณฑ์|สินค้า|เวลา|ตอน|หลัง|การ|ช่วย|ทำให้|อาการ|คราบ|ใน|ไป|มา|ขอ|หา|อยาก|น้ำยา'.split(
    '|',
  ),
)
/** Words of doing something to, against or with a thing: the thing says more. */
export const thaiDeeds: ReadonlySet<string> = new Set(
  'ซัก|ล้าง|ขัด|เช็ด|ถู|ทำ|ทำความสะอาด|ขจัด|กำจัด|ฆ่า|ไล่|กัน|ป้องกัน|แก้|ดับ|ลด|ระงับ|ใส่|กิน|ดื่ม|ชง|หุง|ต้ม|บำรุง|รักษา|เลี้ยง|ปรุง|ฟอก|สระ|เติม|ห่อ|ทา|ยา|สาร|ตัว'.split(
    '|',
  ),
)
/** Result words at the end of a query; a product name may begin with them. */
export const thaiStates: ReadonlySet<string> = new Set('ขาว|นุ่ม|ข้น|หนืด|เปรี้ยว|ลื่น|เงางาม'.split('|'))

// Fillers even where product names contain them.
const grammar = new Set('a an the for to of my our your and or'.split(' '))

export const isGrammar = (word: string) => grammar.has(word)
export const isFiller = (word: string) => latin.has(singular(word)) || thaiFillers.has(word)

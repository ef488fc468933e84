import { type Sentence, taxNumber } from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { CentreDetails } from './centre-profile.ts'
import { at, missing } from './field-reason.ts'

const wrong = {
  postcode: { th: 'รหัสไปรษณีย์มี 5 หลัก', en: 'A postcode has 5 digits' },
  phone: {
    th: 'ใส่เบอร์โทรศัพท์ไทย 9 หรือ 10 หลัก ขึ้นต้นด้วย 0',
    en: 'Give a Thai number of 9 or 10 digits that begins with 0',
  },
  line: {
    th: 'ใส่ลิงก์ LINE OA เช่น https://lin.ee/… หรือ https://line.me/…',
    en: 'Give the link of the LINE account, such as https://lin.ee/… or https://line.me/…',
  },
  lineName: { th: 'ใส่ชื่อ LINE OA ที่ลูกค้าเห็น', en: 'Give the name of the LINE account that customers see' },
  branch: { th: 'เลขสาขามี 5 หลัก สำนักงานใหญ่คือ 00000', en: 'A branch has 5 digits; the head office is 00000' },
  pin: { th: 'หมุดต้องอยู่ในประเทศไทย', en: 'The pin must be in Thailand' },
} satisfies Record<string, Sentence>

const required = ['nameTh', 'nameEn', 'shortName', 'address', 'province', 'district', 'subdistrict'] as const

/** Hosts of LINE, where an official account can be added as a friend. */
const isLineLink = (text: string): boolean =>
  /^https:\/\/([a-z0-9-]+\.)*(lin\.ee|line\.me)([/?#].*)?$/i.test(text)

/** What is wrong with the names, the address and the numbers of a centre, each at its field. */
export function whyNotDetails(details: CentreDetails): FieldReason[] {
  const { postcode, phone, lineUrl, lineName, taxBranch, lat, lng } = details
  return [
    ...required.flatMap((field) => at(field, details[field].trim() === '' && missing)),
    ...at('postcode', !/^\d{5}$/.test(postcode) && wrong.postcode),
    ...at('phone', !/^0\d{8,9}$/.test(phone.replace(/[\s-]/g, '')) && wrong.phone),
    ...at('lineUrl', lineUrl.trim() !== '' && !isLineLink(lineUrl.trim()) && wrong.line),
    ...at('lineName', lineUrl.trim() !== '' && lineName.trim() === '' && wrong.lineName),
    ...at('taxNumber', taxNumber(details.taxNumber)),
    ...at('taxBranch', !/^\d{5}$/.test(taxBranch) && wrong.branch),
    ...at('pin', (lat < 5 || lat > 21 || lng < 97 || lng > 106) && wrong.pin),
  ]
}

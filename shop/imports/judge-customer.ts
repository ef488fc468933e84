import { differences } from '../activity/differences.ts'
import { guestCode } from '../contract/caller.ts'
import { mobileNumber, taxNumber } from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { Judged } from './judge-product.ts'

/** A customer as a row of a file; what a person's account says is for new ones only. */
export type CustomerDraft = {
  name: string
  mobile: string
  contact: string
  typeCode: string
  storeType: string
  saleCode: string
  taxNumber: string
  creditLimit: number
  hasLicence: boolean
  address: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

/** What the centre has, and what is wrong with the place of the row. */
type CustomerFacts = {
  types: ReadonlySet<string>
  storeTypes: ReadonlySet<string>
  salespeople: ReadonlySet<string>
  /** Who of the centre has this number; undefined when it is free. */
  mobileOf: string | undefined
  /** The code is of a record that was merged, or whose account was erased. */
  isClosed: boolean
  placeFault: string | undefined
}

export const blankCustomer: CustomerDraft = {
  ...{ name: '', mobile: '', contact: '', typeCode: '', storeType: '', saleCode: '', taxNumber: '' },
  ...{ creditLimit: 0, hasLicence: false },
  ...{ address: '', subdistrict: '', district: '', province: '', postcode: '' },
}
const [longestName, longestAddress] = [120, 300]
const mostCredit = 10_000_000_000

const reason = (field: keyof CustomerDraft, th: string, en: string): FieldReason => ({ field, th, en })

type Row = {
  code: string
  cells: Partial<CustomerDraft>
  saved: CustomerDraft | undefined
  facts: CustomerFacts
}

/** A code stands in addresses of pages and in files; one of them is the guests'. */
const isUsualCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,17}$/.test(code) && code !== guestCode

export function judgeCustomer({ code, cells, saved, facts }: Row): Judged {
  const draft = { ...(saved ?? blankCustomer), ...cells }
  const [before, after] = differences(saved ?? blankCustomer, draft)
  if (saved && Object.keys(after).length === 0) return { outcome: 'unchanged' }
  const reasons = [...whyNotCode(code, saved, facts), ...whyNotCustomer(draft, saved, facts)]
  if (reasons.length > 0) return { outcome: 'wrong', reasons }
  return saved ? { outcome: 'changed', before, after } : { outcome: 'added', after }
}

function* whyNotCode(
  code: string,
  saved: CustomerDraft | undefined,
  { isClosed }: CustomerFacts,
): Generator<FieldReason> {
  if (saved) return
  if (isClosed)
    yield {
      field: 'code',
      th: 'ร้านรหัสนี้ถูกรวมหรือลบบัญชีไปแล้ว',
      en: 'The shop with this code was merged or erased',
    }
  else if (!isUsualCode(code))
    yield {
      field: 'code',
      th: 'รหัสใช้ได้เฉพาะ A–Z ตัวเลข จุด ขีด ไม่เกิน 18 ตัว',
      en: 'A code has letters A to Z, digits, dots and dashes, at most 18',
    }
}

function* whyNotCustomer(
  draft: CustomerDraft,
  saved: CustomerDraft | undefined,
  facts: CustomerFacts,
): Generator<FieldReason> {
  const { types, storeTypes, salespeople, mobileOf, placeFault } = facts
  if (draft.name.trim() === '') yield reason('name', 'กรุณาใส่ชื่อร้าน', 'The shop needs a name')
  if (draft.name.length > longestName) yield reason('name', 'ชื่อร้านยาวเกินไป', 'The name is too long')
  yield* whyNotPerson(draft, saved, mobileOf)
  if (!types.has(draft.typeCode)) yield reason('typeCode', 'ไม่มีประเภทลูกค้านี้', 'There is no such customer type')
  if (!storeTypes.has(draft.storeType))
    yield reason('storeType', 'ไม่มีประเภทร้านนี้', 'There is no such store type')
  if (draft.saleCode !== '' && !salespeople.has(draft.saleCode) && draft.saleCode !== saved?.saleCode)
    yield reason('saleCode', 'ไม่มีพนักงานขายรหัสนี้', 'There is no salesperson with this code')
  if (draft.taxNumber !== '' && draft.taxNumber !== saved?.taxNumber && taxNumber(draft.taxNumber))
    yield reason('taxNumber', 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', 'Invalid tax number')
  if (draft.creditLimit < 0 || draft.creditLimit > mostCredit)
    yield reason('creditLimit', 'วงเงินต้องไม่ต่ำกว่า 0', 'The limit must not be below 0')
  if (draft.address.length > longestAddress) yield reason('address', 'ที่อยู่ยาวเกินไป', 'The address is too long')
  if (placeFault)
    yield reason(
      placeFault as keyof CustomerDraft,
      'ไม่พบในทะเบียนที่อยู่ไทย',
      'This is not in the register of Thai places',
    )
}

/** The account belongs to the person: staff give it once, and the person changes it. */
function* whyNotPerson(
  { mobile, contact }: CustomerDraft,
  saved: CustomerDraft | undefined,
  mobileOf: string | undefined,
): Generator<FieldReason> {
  if (!saved) {
    const wrong = mobileNumber(mobile)
    if (wrong) yield { field: 'mobile', ...wrong }
    if (mobileOf)
      yield reason('mobile', `เบอร์นี้เป็นของร้าน ${mobileOf}`, `This number belongs to shop ${mobileOf}`)
    return
  }
  if (mobile !== saved.mobile)
    yield reason('mobile', 'เปลี่ยนเบอร์ที่นี่ไม่ได้ เจ้าของร้านเปลี่ยนเอง', 'A number is changed by its owner, not here')
  if (contact !== saved.contact)
    yield reason(
      'contact',
      'เปลี่ยนชื่อผู้ติดต่อที่นี่ไม่ได้ เจ้าของร้านเปลี่ยนเอง',
      'The contact is changed by its owner, not here',
    )
}

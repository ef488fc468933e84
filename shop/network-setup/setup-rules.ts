import { mobileNumber, type Rule, required, type Sentence, taxNumber } from '../identity/rules.ts'
import { banks } from '../payments/banks.ts'
import {
  fieldsOfStep,
  goodsChoices,
  readMinute,
  readPostcodes,
  readWeekdays,
  type SetupDraft,
  type SetupField,
  type SetupStep,
  setupSteps,
} from './setup-steps.ts'

export type SetupErrors = Partial<Record<SetupField | 'password', Sentence>>

const mostPostcodes = 300

const text =
  (th: string, en: string, longest = 150): Rule =>
  (value) =>
    required({ th, en })(value) ??
    (value.length > longest
      ? { th: `${th}ยาวเกิน ${longest} ตัวอักษร`, en: `${en} is longer than ${longest} characters` }
      : undefined)

const shaped =
  (shape: RegExp, th: string, en: string): Rule =>
  (value) =>
    shape.test(value) ? undefined : { th, en }

const always: Rule = () => undefined

const degrees =
  (most: number): Rule =>
  (value) =>
    value !== '' && Math.abs(Number(value)) <= most
      ? undefined
      : { th: 'ปักหมุดที่ตั้งศูนย์บนแผนที่', en: 'Set the pin of the centre on the map' }

const postcodeList: Rule = (value) => {
  const codes = readPostcodes(value)
  const wrong = codes.find((code) => !/^[0-9]{5}$/.test(code))
  if (wrong) return { th: `${wrong} ไม่ใช่รหัสไปรษณีย์ 5 หลัก`, en: `${wrong} is not a postcode of 5 digits` }
  if (codes.length === 0) return { th: 'กรอกอย่างน้อยหนึ่งรหัสไปรษณีย์', en: 'Enter at least one postcode' }
  return codes.length > mostPostcodes
    ? { th: `กรอกได้ไม่เกิน ${mostPostcodes} รหัส`, en: `Enter at most ${mostPostcodes} postcodes` }
    : undefined
}

const rules: Record<SetupField, Rule> = {
  shopName: text('ชื่อร้าน', 'Shop name', 60),
  shopNameEn: text('ชื่อร้านภาษาอังกฤษ', 'Shop name in English', 60),
  primaryColour: shaped(/^#[0-9a-f]{6}$/i, 'เลือกสีของร้าน', 'Choose a colour'),
  centreName: text('ชื่อศูนย์', 'Centre name'),
  centreNameEn: text('ชื่อศูนย์ภาษาอังกฤษ', 'Centre name in English'),
  shortName: text('ชื่อย่อ', 'Short name', 30),
  address: text('บ้านเลขที่และถนน', 'House number and street', 300),
  province: text('จังหวัด', 'Province'),
  district: text('อำเภอ / เขต', 'District'),
  subdistrict: text('ตำบล / แขวง', 'Subdistrict'),
  postcode: shaped(/^[0-9]{5}$/, 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', 'Postcode must be 5 digits'),
  lat: degrees(90),
  lng: degrees(180),
  phone: shaped(/^0[0-9]{8,9}$/, 'เบอร์โทรศัพท์ต้องเป็นตัวเลข 9 ถึง 10 หลัก', 'Phone number must be 9 or 10 digits'),
  taxNumber,
  ownerName: text('ชื่อเจ้าของ', 'Owner’s name'),
  mobile: mobileNumber,
  username: shaped(
    /^[a-z][a-z0-9._-]{2,29}$/,
    'ชื่อผู้ใช้มี 3 ถึง 30 ตัว ขึ้นต้นด้วย a ถึง z ใช้ตัวพิมพ์เล็ก ตัวเลข จุด ขีด',
    'A user name has 3 to 30 characters, begins with a letter, and has small letters, digits, dots or dashes',
  ),
  skipMessages: always,
  weekdays: (value) =>
    readWeekdays(value) > 0
      ? undefined
      : { th: 'เลือกวันส่งอย่างน้อยหนึ่งวัน', en: 'Choose at least one delivery day' },
  cutOff: (value) =>
    readMinute(value) === undefined
      ? { th: 'เวลาตัดรอบต้องเป็นแบบ 17:00', en: 'The cut-off time looks like 17:00' }
      : undefined,
  area: shaped(/^(province|list)$/, 'เลือกพื้นที่จัดส่ง', 'Choose where you deliver'),
  postcodes: postcodeList,
  withBank: always,
  bankCode: (value) => (value in banks ? undefined : { th: 'เลือกธนาคาร', en: 'Choose a bank' }),
  accountNumber: shaped(
    /^[0-9]{8,15}$/,
    'เลขบัญชีเป็นตัวเลข 8 ถึง 15 หลัก',
    'An account number has 8 to 15 digits',
  ),
  accountName: text('ชื่อบัญชี', 'Account name'),
  promptPay: shaped(
    /^([0-9]{10}|[0-9]{13}|[0-9]{15})?$/,
    'พร้อมเพย์เป็นเบอร์มือถือ 10 หลัก หรือเลขผู้เสียภาษี 13 หลัก',
    'PromptPay is a mobile number of 10 digits or a tax number of 13',
  ),
  goods: (value) =>
    (goodsChoices as readonly string[]).includes(value)
      ? undefined
      : { th: 'เลือกว่าจะเริ่มด้วยสินค้าแบบไหน', en: 'Choose what to begin with' },
}

const ofBank: readonly SetupField[] = ['bankCode', 'accountNumber', 'accountName', 'promptPay']

/** Fields that another choice of the same step makes needless. */
function isNeedless(field: SetupField, draft: SetupDraft): boolean {
  if (field === 'postcodes') return draft.area !== 'list'
  return ofBank.includes(field) && draft.withBank !== 'Y'
}

/** What is wrong with a step as it was typed; form and server share it. */
export function setupErrors(step: SetupStep, draft: SetupDraft, hasPassword: boolean): SetupErrors {
  const errors: SetupErrors = {}
  for (const field of fieldsOfStep[step] as readonly SetupField[]) {
    const wrong = isNeedless(field, draft) ? undefined : rules[field]((draft[field] ?? '').trim())
    if (wrong) errors[field] = wrong
  }
  if (step === 'owner' && !hasPassword) errors.password = { th: 'ตั้งรหัสผ่าน', en: 'Choose a password' }
  return errors
}

type Progress = { draft: SetupDraft; hasPassword: boolean; smsWorks: boolean }

/** The steps that nothing is missing from. Messages can be skipped, since the gateways may come later. */
export function finishedSteps({ draft, hasPassword, smsWorks }: Progress): SetupStep[] {
  return setupSteps.filter((step) =>
    step === 'messages'
      ? smsWorks || draft.skipMessages === 'Y'
      : Object.keys(setupErrors(step, draft, hasPassword)).length === 0,
  )
}

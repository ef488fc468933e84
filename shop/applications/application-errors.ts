import {
  email,
  mobileNumber,
  type Rule,
  required,
  type Sentence,
  sameAs,
  strongPassword,
  taxNumber,
} from '../identity/rules.ts'
import { banks } from '../payments/banks.ts'
import type { ApplicationField, ApplicationForm } from './application-form.ts'

export type ApplicationErrors = Partial<Record<ApplicationField, Sentence>>
type Rules = Partial<Record<Exclude<ApplicationField, 'saleUnits' | 'kind'>, Rule>>

const longestText = 150

const short =
  (th: string, en: string, longest = longestText): Rule =>
  (value) =>
    value.length > longest
      ? { th: `${th}ยาวเกิน ${longest} ตัวอักษร`, en: `${en} is longer than ${longest} characters` }
      : undefined

const needed = (th: string, en: string): Rule => {
  const fits = short(th, en)
  return (value) => required({ th, en })(value) ?? fits(value)
}

const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value)

/** As it is typed at sign-in; blank is the mobile number. */
const username: Rule = (value) =>
  /^[a-z0-9][a-z0-9._-]{3,29}$/.test(value)
    ? undefined
    : {
        th: 'ชื่อผู้ใช้ 4 ถึง 30 ตัว ใช้ a-z, 0-9, จุด หรือขีด',
        en: 'A username has 4 to 30 characters: a-z, 0-9, dots or dashes',
      }

const newCentre: Rules = {
  nameTh: needed('ชื่อศูนย์', 'Centre name'),
  nameEn: short('ชื่อภาษาอังกฤษ', 'English name'),
  shortName: short('ชื่อสั้น', 'Short name', 40),
  address: short('บ้านเลขที่และถนน', 'House number and street', 300),
  province: needed('จังหวัด', 'Province'),
  district: needed('อำเภอ / เขต', 'District'),
  subdistrict: needed('ตำบล / แขวง', 'Subdistrict'),
  postcode: optional((value) =>
    /^[0-9]{5}$/.test(value)
      ? undefined
      : { th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'Postcode must be 5 digits' },
  ),
  taxNo: optional(taxNumber),
}

/** A bank account is given whole or not at all. */
const bankAccount: Rules = {
  bankCode: (value) =>
    Object.hasOwn(banks, value) ? undefined : { th: 'กรุณาเลือกธนาคาร', en: 'Please choose a bank' },
  accountNumber: (value) =>
    /^[0-9]{8,15}$/.test(value)
      ? undefined
      : { th: 'เลขที่บัญชีเป็นตัวเลข 8 ถึง 15 หลัก', en: 'An account number has 8 to 15 digits' },
  accountName: needed('ชื่อบัญชี', 'Account name'),
}

const hasBankAccount = ({ bankCode, accountNumber, accountName }: ApplicationForm): boolean =>
  [bankCode, accountNumber, accountName].some((part) => part.trim() !== '')

/** The error of each field; empty when the application may be sent. Form and server share it. */
export function applicationErrors(
  form: ApplicationForm,
  { passwordLongest }: { passwordLongest: number },
): ApplicationErrors {
  const rules: Rules = {
    ...(form.kind === 'open' ? newCentre : {}),
    name: needed('ชื่อและนามสกุล', 'Name'),
    mobileNo: mobileNumber,
    email: optional(email),
    username: optional(username),
    password: strongPassword(passwordLongest),
    confirmPassword: sameAs(form.password),
    ...(hasBankAccount(form) ? bankAccount : {}),
    policyVersion: (value) =>
      value === ''
        ? { th: 'กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนสมัคร', en: 'Please accept the privacy policy to apply' }
        : undefined,
  }
  const errors: ApplicationErrors = {}
  if (form.kind === 'join' && form.saleUnits.length === 0)
    errors.saleUnits = { th: 'กรุณาเลือกศูนย์อย่างน้อยหนึ่งแห่ง', en: 'Please choose at least one centre' }
  for (const [field, rule] of Object.entries(rules) as [keyof Rules, Rule][]) {
    const wrong = rule(/[pP]assword$/.test(field) ? form[field] : form[field].trim())
    if (wrong) errors[field] = wrong
  }
  return errors
}

import {
  attached,
  email,
  mobileNumber,
  type Rule,
  required,
  type Sentence,
  sameAs,
  strongPassword,
  taxNumber,
} from '../identity/rules.ts'

/** The fields of a new shop, named as in the form and on the wire. */
export type Registration = {
  shopName: string
  storeType: string
  name: string
  mobileNo: string
  email: string
  password: string
  confirmPassword: string
  taxNo: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  /** The accepted version of the privacy policy; blank when the box is not ticked. */
  policyVersion: string
}
export const registrationFields = [
  ...[
    'shopName',
    'storeType',
    'name',
    'mobileNo',
    'email',
    'password',
    'confirmPassword',
    'taxNo',
    'address',
  ],
  ...['province', 'district', 'subdistrict', 'postcode', 'policyVersion'],
] as (keyof Registration)[]

const longestText = 150
const longestAddress = 300

export type RegistrationErrors = Partial<Record<keyof Registration | 'shopImage', Sentence>>

const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value)

const requiredText = (th: string, en: string, longest = longestText): Rule => {
  const named = { th, en }
  return (value) =>
    required(named)(value) ??
    (value.length > longest
      ? { th: `${th}ยาวเกิน ${longest} ตัวอักษร`, en: `${en} is longer than ${longest} characters` }
      : undefined)
}

const postcode: Rule = (value) =>
  /^[0-9]{5}$/.test(value) ? undefined : { th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'Postcode must be 5 digits' }

export const partNotFound: Record<'province' | 'district' | 'subdistrict' | 'postcode', Sentence> = {
  province: { th: 'ไม่พบจังหวัดนี้', en: 'There is no such province' },
  district: { th: 'ไม่พบอำเภอนี้ในจังหวัดที่เลือก', en: 'This district is not in the province' },
  subdistrict: { th: 'ไม่พบตำบลนี้ในอำเภอที่เลือก', en: 'This subdistrict is not in the district' },
  postcode: { th: 'รหัสไปรษณีย์ไม่ตรงกับตำบลที่เลือก', en: 'The postcode does not belong to this subdistrict' },
}

/** The error of each field; empty when the shop may register. Form and server share it. */
export function registrationErrors(
  values: Registration,
  { passwordLongest }: { passwordLongest: number },
  hasPhoto: boolean,
): RegistrationErrors {
  const rules: Record<keyof Registration, Rule> = {
    shopName: requiredText('ชื่อร้าน', 'Shop name'),
    storeType: requiredText('ประเภทร้าน', 'Store type'),
    name: requiredText('ชื่อผู้ติดต่อ', 'Contact name'),
    mobileNo: mobileNumber,
    email: optional(email),
    password: strongPassword(passwordLongest),
    confirmPassword: sameAs(values.password),
    taxNo: optional(taxNumber),
    address: requiredText('บ้านเลขที่และถนน', 'House number and street', longestAddress),
    province: requiredText('จังหวัด', 'Province'),
    district: requiredText('อำเภอ / เขต', 'District'),
    subdistrict: requiredText('ตำบล / แขวง', 'Subdistrict'),
    postcode,
    policyVersion: (value) =>
      value === ''
        ? { th: 'กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนสมัคร', en: 'Please accept the privacy policy to register' }
        : undefined,
  }
  const errors: RegistrationErrors = {}
  for (const field of registrationFields) {
    const wrong = rules[field](/[pP]assword$/.test(field) ? values[field] : values[field].trim())
    if (wrong) errors[field] = wrong
  }
  const missing = attached({ th: 'รูปหน้าร้าน', en: 'Shop photo' })(hasPhoto ? 'photo' : '')
  return missing ? { ...errors, shopImage: missing } : errors
}

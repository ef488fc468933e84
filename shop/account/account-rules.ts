import {
  email,
  type Rule,
  required,
  type Sentence,
  sameAs,
  strongPassword,
  taxNumber,
} from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { AddressDraft } from './address.ts'

/** The error of each field, by field name; empty when all are valid. Screens and server share it. */
type FieldErrors<Field extends string> = Partial<Record<Field, Sentence>>

const unlessBlank =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value)

const phone: Rule = (value) =>
  /^0[0-9]{8,9}$/.test(value)
    ? undefined
    : {
        th: 'เบอร์โทรต้องขึ้นต้นด้วย 0 และมี 9 หรือ 10 หลัก',
        en: 'A phone number begins with 0 and has 9 or 10 digits',
      }

const postcode: Rule = (value) =>
  /^[0-9]{5}$/.test(value) ? undefined : { th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'A postcode has 5 digits' }

const shopName = required({ th: 'ชื่อร้าน', en: 'Shop name' })

function check<Field extends string>(
  values: Record<Field, string>,
  rules: Record<Field, Rule>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const wrong = rules[field](values[field].trim())
    if (wrong) errors[field] = wrong
  }
  return errors
}

export type AddressField =
  | 'name'
  | 'address'
  | 'province'
  | 'district'
  | 'subdistrict'
  | 'postcode'
  | 'phone'
  | 'taxNumber'

export function addressErrors(draft: Pick<AddressDraft, AddressField>): FieldErrors<AddressField> {
  return check(draft, {
    name: required({ th: 'ชื่อผู้รับหรือชื่อร้าน', en: 'Name' }),
    address: required({ th: 'บ้านเลขที่และถนน', en: 'House number and street' }),
    province: required({ th: 'จังหวัด', en: 'Province' }),
    district: required({ th: 'อำเภอหรือเขต', en: 'District' }),
    subdistrict: required({ th: 'ตำบลหรือแขวง', en: 'Subdistrict' }),
    postcode,
    phone,
    taxNumber: unlessBlank(taxNumber),
  })
}

type ProfileField = 'name' | 'email' | 'taxNumber'

export function profileErrors(profile: Record<ProfileField, string>): FieldErrors<ProfileField> {
  return check(profile, { name: shopName, email: unlessBlank(email), taxNumber: unlessBlank(taxNumber) })
}

/** The same errors under the wire's field names. */
export function asReasons<Field extends string>(
  errors: FieldErrors<Field>,
  onWire: Record<Field, string>,
): FieldReason[] {
  return (Object.entries(errors) as [Field, Sentence][]).map(([field, sentence]) => ({
    field: onWire[field],
    ...sentence,
  }))
}

export const addressOnWire: Record<AddressField, string> = {
  name: 'Name',
  address: 'Address_',
  province: 'Province',
  district: 'Ampher',
  subdistrict: 'Town',
  postcode: 'PostalCode',
  phone: 'Phone',
  taxNumber: 'TaxID',
}

export const profileOnWire: Record<ProfileField, string> = {
  name: 'CUSTOMERNAME',
  email: 'Email',
  taxNumber: 'TAXNO',
}

type PasswordField = 'oldPassword' | 'newPassword' | 'confirmPassword'

export function passwordErrors(
  values: Record<PasswordField, string>,
  longest: number,
): FieldErrors<PasswordField> {
  const { oldPassword, newPassword, confirmPassword } = values
  const old = required({ th: 'รหัสผ่านเดิม', en: 'Current password' })(oldPassword)
  const same =
    newPassword === oldPassword
      ? { th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม', en: 'The new password must differ from the current one' }
      : undefined
  const weak = strongPassword(longest)(newPassword) ?? same
  const unequal = sameAs(newPassword)(confirmPassword)
  return {
    ...(old && { oldPassword: old }),
    ...(weak && { newPassword: weak }),
    ...(unequal && { confirmPassword: unequal }),
  }
}

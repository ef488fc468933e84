/** Why a value is invalid, in both languages; undefined when valid. Screens and server share it. */
export type Sentence = { th: string; en: string }
export type Rule = (value: string) => Sentence | undefined

export const positive = (value: number): Sentence | undefined =>
  value >= 0 ? undefined : { th: 'ต้องไม่น้อยกว่า 0', en: 'Must be 0 or more' }

export const required =
  (field: Sentence): Rule =>
  (value) =>
    value === undefined || value === null || value === ''
      ? { th: `กรุณาระบุ${field.th}`, en: `${field.en} is required` }
      : undefined

export const attached =
  (field: Sentence) =>
  (file: unknown): Sentence | undefined =>
    file === undefined || file === null || file === ''
      ? { th: `กรุณาแนบ${field.th}`, en: `Please attach ${field.en}` }
      : undefined

export const email: Rule = (value) =>
  /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/.test(value) && value.length <= 254
    ? undefined
    : { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'Invalid email format' }

export const mobileNumber: Rule = (value) =>
  /^[0-9]{10}$/.test(value)
    ? undefined
    : { th: 'เบอร์มือถือต้องเป็นตัวเลข 10 หลัก', en: 'Mobile number must be 10 digits' }

/** 13 digits; weights 13 down to 2, the check digit is the last digit of 11 minus the sum modulo 11. */
export const taxNumber: Rule = (value) => {
  const wrong = { th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', en: 'Invalid tax number' }
  if (!/^[0-9]{13}$/.test(value)) return wrong
  const sum = [...value.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(value[12]) ? undefined : wrong
}

export const passwordShortest = 8

/** 8 to `longest` characters with a lower-case and an upper-case letter, a digit and a special character. */
export const strongPassword =
  (longest = 15): Rule =>
  (value) => {
    const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/]
    const long = [...value].length
    return long >= passwordShortest && long <= longest && kinds.every((kind) => kind.test(value))
      ? undefined
      : weakPassword(longest)
  }

function weakPassword(longest: number): Sentence {
  return {
    th: `รหัสผ่านต้องมี ${passwordShortest} ถึง ${longest} ตัวอักษร มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และอักขระพิเศษ`,
    en: 'Password must be at least 8 characters (1 uppercase and 1 lowercase) and contain a number and a special character.',
  }
}

export const sameAs =
  (target: string): Rule =>
  (value) =>
    value === target ? undefined : { th: 'ยืนยันรหัสผ่านไม่ตรงกัน', en: 'Password confirmation does not match' }

/** For inputs that take digits only. */
export function digitsOnly(value: string, longest: number): string {
  return value.replace(/[^0-9]/g, '').slice(0, longest)
}

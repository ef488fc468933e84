import { required, type Sentence } from '../identity/rules.ts'

type Entry = { code: string; nameTh: string; nameEn: string }
export type EntryErrors = Partial<Record<keyof Entry | 'parentCode' | 'codes', Sentence>>

const longestName = 120

/** The errors of a category, brand or other word; its texts are trimmed. */
export function entryErrors({ code, nameTh, nameEn }: Entry): EntryErrors {
  const missingCode = required({ th: 'รหัส', en: 'Code' })(code)
  const missingName = required({ th: 'ชื่อ', en: 'Name' })(nameTh)
  const tooLong = (text: string): Sentence | undefined =>
    text.length > longestName
      ? { th: `ยาวเกิน ${longestName} ตัวอักษร`, en: `Longer than ${longestName} characters` }
      : undefined
  const wrongCode = /^[\p{L}\p{M}\p{N}._/-]{0,40}$/u.test(code)
    ? undefined
    : {
        th: 'รหัสใช้ได้เฉพาะตัวอักษร ตัวเลข จุด และขีด ไม่เกิน 40 ตัว',
        en: 'A code has letters, digits, dots and dashes, at most 40',
      }
  const errors = {
    code: missingCode ?? wrongCode,
    nameTh: missingName ?? tooLong(nameTh),
    nameEn: tooLong(nameEn),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined))
}

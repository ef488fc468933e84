import type { z } from 'zod'
import type { FieldReason } from './problem.ts'

/** Why a value was refused, as a sentence a person can act on. */
function reasonOf(issue: z.core.$ZodIssue): { th: string; en: string } {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { th: 'จำเป็นต้องระบุ', en: 'is required' }
        : { th: `ต้องเป็น ${issue.expected}`, en: `must be ${issue.expected}` }
    case 'too_big':
      return { th: `ต้องไม่เกิน ${issue.maximum}`, en: `must be at most ${issue.maximum}` }
    case 'too_small':
      return { th: `ต้องไม่น้อยกว่า ${issue.minimum}`, en: `must be at least ${issue.minimum}` }
    case 'invalid_value':
      return {
        th: `ต้องเป็นค่าใดค่าหนึ่งใน ${issue.values.join(', ')}`,
        en: `must be one of ${issue.values.join(', ')}`,
      }
    case 'unrecognized_keys':
      return { th: `ไม่รู้จัก ${issue.keys.join(', ')}`, en: `has unknown ${issue.keys.join(', ')}` }
    default:
      return { th: 'รูปแบบไม่ถูกต้อง', en: 'is not valid' }
  }
}

export function fieldReasons(error: z.core.$ZodError): FieldReason[] {
  return error.issues
    .slice(0, 20)
    .map((issue) => ({ field: issue.path.join('.') || '(body)', ...reasonOf(issue) }))
}

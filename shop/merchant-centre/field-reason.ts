import type { Sentence } from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'

export const missing: Sentence = { th: 'กรุณากรอกช่องนี้', en: 'Please fill this in' }

/** The reason at a field, or nothing. */
export const at = (field: string, why: Sentence | undefined | false): FieldReason[] =>
  why ? [{ field, th: why.th, en: why.en }] : []

import { field } from '#web/kit/calls/form-problem.ts'

/** A sent code; the form carries its request until it is entered. */
export type SentCode = { requestId: string; reference: string; mobileNo: string }

export function sentCodeIn(form: FormData): SentCode | undefined {
  const requestId = field(form, 'requestId')
  return requestId
    ? { requestId, reference: field(form, 'reference'), mobileNo: field(form, 'sentTo') }
    : undefined
}

/** Degrees from the form; null when the pin was not set. */
export function degrees(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

export function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

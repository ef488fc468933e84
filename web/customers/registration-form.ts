import { type Registration, registrationFields } from '#shop/customers/registration.ts'
import { field } from '#web/kit/form-problem.ts'

export type Pin = { lat: string; lng: string }
/** What goes back into the form after a mistake; passwords never do. */
export type KeptValues = Omit<Registration, 'password' | 'confirmPassword'> & Pin

export function readRegistration(form: FormData): Registration & Pin {
  const values = Object.fromEntries(registrationFields.map((name) => [name, field(form, name)])) as Registration
  return { ...values, lat: field(form, 'lat'), lng: field(form, 'lng') }
}

export function withoutPasswords({ password: _, confirmPassword: __, ...kept }: Registration & Pin): KeptValues {
  return kept
}

/** A code that was sent; the form carries it on until it is entered. */
export type SentCode = { requestId: string; reference: string; mobileNo: string }

export function sentCodeIn(form: FormData): SentCode | undefined {
  const requestId = field(form, 'requestId')
  return requestId ? { requestId, reference: field(form, 'reference'), mobileNo: field(form, 'sentTo') } : undefined
}

/** Degrees as a form sends them; nothing when the pin was not set. */
export function degrees(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

export function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

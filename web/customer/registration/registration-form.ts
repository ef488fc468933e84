import { type Registration, registrationFields } from '#shop/customers/registration.ts'
import { field } from '#web/kit/calls/form-problem.ts'

type Pin = { lat: string; lng: string }
/** The values that return to the form after a mistake; passwords never do. */
export type FormValues = Omit<Registration, 'password' | 'confirmPassword'> & Pin & { askNearest: string }

export function readRegistration(form: FormData): Registration & Pin & { askNearest: string } {
  const values = Object.fromEntries(
    registrationFields.map((name) => [name, field(form, name)]),
  ) as Registration
  return {
    ...values,
    lat: field(form, 'lat'),
    lng: field(form, 'lng'),
    askNearest: field(form, 'askNearest'),
  }
}

export function withoutPasswords({
  password: _,
  confirmPassword: __,
  ...kept
}: ReturnType<typeof readRegistration>): FormValues {
  return kept
}

/** A sent code; the form carries its request until it is entered. */
export type SentCode = { requestId: string; reference: string; mobileNo: string }

export function sentCodeIn(form: FormData): SentCode | undefined {
  const requestId = field(form, 'requestId')
  return requestId
    ? { requestId, reference: field(form, 'reference'), mobileNo: field(form, 'sentTo') }
    : undefined
}

/** Degrees from the form; undefined when the pin was not set. */
export function degrees(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

/** The shop's place for finding its centre; undefined without a whole postcode. */
export function readWhere(read: (name: string) => string) {
  const postcode = read('postcode').trim()
  if (!/^[0-9]{5}$/.test(postcode)) return {}
  const [lat, lng] = [degrees(read('lat'), 90), degrees(read('lng'), 180)]
  return {
    postcode,
    subdistrict: read('subdistrict').trim().slice(0, 100),
    ...(lat !== null && lng !== null ? { lat, lng } : {}),
  }
}

export function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

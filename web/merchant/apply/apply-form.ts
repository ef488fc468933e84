import {
  type ApplicationForm,
  type ApplicationPicture,
  applicationPictures,
  applicationTexts,
} from '#shop/applications/application-form.ts'
import { attached, type Sentence } from '#shop/identity/rules.ts'
import { field } from '#web/kit/calls/form-problem.ts'

type Pin = { lat: string; lng: string }
/** The values that return to the form after a mistake; passwords never do. */
export type FormValues = Omit<ApplicationForm, 'password' | 'confirmPassword'> & Pin

export function readApplication(form: FormData): ApplicationForm & Pin {
  const texts = Object.fromEntries(applicationTexts.map((name) => [name, field(form, name)])) as Pick<
    ApplicationForm,
    (typeof applicationTexts)[number]
  >
  return {
    ...texts,
    username: texts.username.trim().toLowerCase(),
    accountNumber: texts.accountNumber.replace(/[\s-]/g, ''),
    kind: field(form, 'kind') === 'join' ? 'join' : 'open',
    saleUnits: form.getAll('dist').map((unit) => String(unit).slice(0, 10)),
    lat: field(form, 'lat'),
    lng: field(form, 'lng'),
  }
}

export function withoutPasswords({
  password: _,
  confirmPassword: __,
  ...kept
}: ReturnType<typeof readApplication>): FormValues {
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

/** Degrees from the form; null when the pin was not set. */
export function degrees(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

export function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

/** The pictures that were chosen, by name; they are only sent with the code. */
export const picturesIn = (form: FormData): ApplicationPicture[] => {
  const told = field(form, 'hasPictures').split(' ')
  return applicationPictures.filter((name) => told.includes(name) || fileIn(form, name))
}

/** Everybody shows a card; who opens a centre shows the shop too. */
export function pictureErrors(
  kind: ApplicationForm['kind'],
  given: readonly ApplicationPicture[],
): Partial<Record<ApplicationPicture, Sentence>> {
  const missing = (name: ApplicationPicture, th: string, en: string) => {
    const wrong = attached({ th, en })(given.includes(name) ? 'given' : '')
    return wrong ? { [name]: wrong } : {}
  }
  return {
    ...missing('taxImage', 'รูปบัตรประชาชนหรือบัตรผู้เสียภาษี', 'identity or tax card'),
    ...(kind === 'open' ? missing('shopImage', 'รูปหน้าร้านหรือโกดัง', 'shop photo') : {}),
  }
}

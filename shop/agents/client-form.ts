import { type RegistrationErrors, registrationErrors } from '../customers/registration.ts'

const fields = [
  ...(['shopName', 'storeType', 'name', 'mobileNo'] as const),
  ...(['address', 'province', 'district', 'subdistrict', 'postcode'] as const),
] as const
export type ClientForm = Record<(typeof fields)[number], string>
export const clientFields: readonly (keyof ClientForm)[] = fields

const notAsked = { email: '', password: '', confirmPassword: '', taxNo: '', policyVersion: '' }

/** A client given by their agent has to fit as a shop that registers itself; the rest they give themselves. */
export function clientErrors(values: ClientForm): RegistrationErrors {
  const all = registrationErrors({ ...notAsked, ...values }, { passwordLongest: 15 }, true)
  return Object.fromEntries(
    fields.flatMap((field) => (all[field] ? [[field, all[field]] as const] : [])),
  ) as RegistrationErrors
}

export const invitationDays = 7
/** So many invitations of an agent wait at once. */
export const mostInvitations = 50

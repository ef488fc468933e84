import { z } from 'zod'
import { degrees } from '../centres/centre-contracts.ts'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { enteredCode } from '../identity/entered-code.ts'
import { signedInUser } from '../identity/signed-in.ts'
import { signInProviders } from '../sign-in/sign-in-providers.ts'

const words = (longest = 200) => z.string().max(longest).default('')
const link = { dist: z.string().max(20).default(''), saleCode: z.string().max(60).default('') }
/** How the centre was found; `nearest` does not deliver to the address and can only be asked. */
const chosenBy = ['link', 'setting', 'address', 'nearest', 'default'] as const
export type ChosenBy = (typeof chosenBy)[number]
const address = {
  postcode: z.string().max(10).optional(),
  subdistrict: z.string().max(100).optional(),
  lat: degrees.optional(),
  lng: degrees.optional(),
}
const bothNames = { name: z.string(), nameEn: z.string() }

/** The data of the empty registration form. */
export const registerOptionsContract = endpoint({
  method: 'GET',
  path: 'authen/customer/register/options',
  says: 'Whether shops may register, which centre and salesperson a link leads to, and what there is to choose from.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ ...link, ...address }),
  answer: z.object({
    open: z.boolean(),
    centre: z.object({ saleUnit: z.string(), ...bothNames, phone: z.string() }).nullable(),
    chosenBy: z.enum(chosenBy),
    /** Whether that centre delivers to the given address; a centre named by a link may not. */
    delivers: z.boolean().default(true),
    /** Null when the link names no salesperson of this centre. */
    salesperson: z.object({ saleCode: z.string(), name: z.string() }).nullable(),
    storeTypes: z.array(z.object({ code: z.string(), ...bothNames })),
    needsApproval: z.boolean(),
    policyVersion: z.string(),
    passwordLongest: z.int(),
  }),
})

/** The rules of registration.ts judge each field, so the schema only sets outer limits. */
export const registerContract = endpoint({
  method: 'POST',
  path: 'authen/customer/register',
  says: 'Registers a new shop by a code sent to its mobile number; it then waits for approval, or is signed in at once.',
  who: ['nobody', 'guest'],
  touches: { of: 'nobody' },
  files: ['shopImage', 'taxImage'],
  request: z.object({
    ...link,
    shopName: words(),
    storeType: words(20),
    name: words(),
    mobileNo: words(20),
    email: words(300),
    password: words(),
    confirmPassword: words(),
    taxNo: words(20),
    address: words(500),
    province: words(100),
    district: words(100),
    subdistrict: words(100),
    postcode: words(10),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lng: z.number().min(-180).max(180).nullable().default(null),
    /** Where no centre delivers, the nearest receives the request to serve the shop. */
    askNearest: z.boolean().optional(),
    policyVersion: words(40),
    ...enteredCode.shape,
    /** The ticket of an external sign-in without an account; it signs the shop in once that is approved. */
    linkTicket: words(3_000),
    /** The agent's link that led the shop here; it is offered again once the shop may order. */
    agentInvitation: words(100),
    shopImage: upload.optional(),
    taxImage: upload.optional(),
  }),
  answer: z.object({
    status: z.enum(['pending', 'active']),
    customerCode: z.string(),
    saleUnit: z.string(),
    signedIn: signedInUser.nullable(),
    /** The provider whose sign-in was linked; null without a ticket or with an expired one. */
    linked: z.enum(signInProviders).nullable(),
  }),
})

export const registrationContracts = {
  registerOptions: registerOptionsContract,
  register: registerContract,
}

import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { applicationPictures } from './application-form.ts'
import { applicationStates } from './application-states.ts'

/** The tabs of the list; one that was replaced is in none. */
export const applicationPage = 12
const staffRoles = ['3', '4', '5', '8'] as const

const id = z.uuid()
const nobodys = '00000000-0000-4000-8000-000000000000'
const none = {
  of: 'caller',
  exampleRequest: () => ({ id: nobodys }),
  answers: ['applications.none'],
} as const
const bothNames = { nameTh: z.string(), nameEn: z.string() }

const summary = {
  id: z.string(),
  kind: z.enum(['join', 'open']),
  state: z.enum([...applicationStates, 'replaced']),
  madeAt: z.string(),
  /** Blank once the data of a rejected one is erased. */
  name: z.string(),
  mobile: z.string(),
  isErased: z.boolean(),
  centres: z.array(z.object({ saleUnit: z.string(), ...bothNames })),
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
}
const applicationRow = z.object(summary)
export type ApplicationRow = z.output<typeof applicationRow>

export const applicationListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/applications/list',
  says: 'The applications that the caller may decide, the newest first: all for an owner of the network, else those that ask for the caller’s centres alone.',
  who: ['owner'],
  touches: { of: 'caller' },
  request: z.object({
    state: z.enum(applicationStates).default('waiting'),
    skip: z.int().min(0).max(10_000).default(0),
  }),
  answer: z.object({ applications: z.array(applicationRow), isMore: z.boolean() }),
})

export const waitingApplicationsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/applications/waiting',
  says: 'How many applications wait for the caller, and whether the caller decides any at all.',
  who: ['owner'],
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({ count: z.int() }),
})

const applicationDetail = z.object({
  ...summary,
  email: z.string(),
  username: z.string(),
  lineName: z.string().nullable(),
  /** The new centre as the applicant describes it. */
  centre: z
    .object({
      ...bothNames,
      saleUnit: z.string(),
      shortName: z.string(),
      address: z.string(),
      province: z.string(),
      district: z.string(),
      subdistrict: z.string(),
      postcode: z.string(),
      pin: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      taxNumber: z.string(),
      shipmentName: z.string(),
    })
    .nullable(),
  bankAccount: z
    .object({ bankCode: z.string(), accountNumber: z.string(), accountName: z.string() })
    .nullable(),
  pictures: z.array(z.enum(applicationPictures)),
  why: z.string(),
  /** What came of it. */
  given: z
    .object({ saleUnits: z.array(z.string()), role: z.string(), username: z.string().default('') })
    .nullable(),
})
export type ApplicationDetail = z.output<typeof applicationDetail>

export const applicationDetailContract = endpoint({
  method: 'GET',
  path: 'api/merchant/applications/{id}',
  says: 'One application with everything that was told, except the pictures.',
  who: ['owner'],
  touches: none,
  pathParams: z.object({ id }),
  request: z.object({}),
  answer: applicationDetail,
})

export const applicationPictureContract = endpoint({
  method: 'GET',
  path: 'api/merchant/applications/{id}/{picture}',
  says: 'A picture of an application, as base64; every look at the card is recorded.',
  who: ['owner'],
  touches: { ...none, exampleRequest: () => ({ id: nobodys, picture: 'taxImage' as const }) },
  pathParams: z.object({ id, picture: z.enum(applicationPictures) }),
  request: z.object({}),
  answer: z.object({ type: z.string(), content: z.string() }),
})

export const decideApplicationContract = endpoint({
  method: 'POST',
  path: 'api/merchant/applications/decide',
  says: 'Approves an application, which makes the person staff and opens the new centre, or rejects it with a reason that the person is told.',
  who: ['owner'],
  touches: { ...none, exampleRequest: () => ({ id: nobodys, approve: false, why: 'x' }) },
  request: z.object({
    id,
    approve: z.boolean(),
    why: z.string().trim().max(300).default(''),
    /** For who joins. */
    role: z.enum(staffRoles).default('3'),
    saleUnits: z.array(z.string().max(10)).max(72).default([]),
    /** Corrections of the new centre; left out, it is as the applicant told. */
    saleUnit: z
      .string()
      .max(10)
      .regex(/^[A-Z0-9]{3,10}$/)
      .optional(),
    nameTh: z.string().trim().min(1).max(150).optional(),
    nameEn: z.string().trim().max(150).optional(),
    shortName: z.string().trim().max(40).optional(),
    pin: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullable()
      .default(null),
  }),
  answer: z.object({ saleUnits: z.array(z.string()) }),
})

export const applicationOfficeContracts = {
  applicationList: applicationListContract,
  waitingApplications: waitingApplicationsContract,
  applicationDetail: applicationDetailContract,
  applicationPicture: applicationPictureContract,
  decideApplication: decideApplicationContract,
}

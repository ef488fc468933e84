import { z } from 'zod'
import { centre } from '../centres/centre.ts'
import { centrePage, degrees } from '../centres/centre-contracts.ts'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { upload } from '../contract/upload.ts'
import { named } from '../contract/wire.ts'
import { enteredCode } from '../identity/entered-code.ts'

const words = (longest = 200) => z.string().max(longest).default('')
/** Before anybody is known: also a shop that wants to sell too. */
const newcomers = ['nobody', 'guest', 'customer', 'agent'] as const satisfies CallerKind[]
const nobody = { of: 'nobody' } as const

export const merchantBanksContract = endpoint({
  method: 'GET',
  path: 'api/merchant/bank',
  says: 'The banks that a centre may have its account at.',
  who: [...newcomers, ...staff, 'applicant'],
  touches: nobody,
  /** The banks are the same for every centre. */
  request: z.object({ saleUnit: z.string().max(10).optional() }),
  answer: z.array(
    named({
      code: ['bankcode', z.string()],
      name: ['bankname', z.string()],
      nameEn: ['bankname_en', z.string()],
    }),
  ),
  freshFor: 3_600,
})

export const merchantCentresContract = endpoint({
  method: 'GET',
  path: 'api/merchant/dist',
  says: 'The centres that a merchant may ask to join, whose code, name or address holds the text, nearest first.',
  who: [...newcomers, ...staff],
  touches: nobody,
  request: named({
    /** Leaves out those where the caller works already. */
    isWithoutOwn: ['dcWithoutSaleman', z.enum(['true', 'false', 'Y', 'N', '1', '0', '']).default('')],
    take: ['take', queryCount(centrePage, 1).optional()],
    skip: ['skip', queryCount(9_999).optional()],
    text: ['text', z.string().max(100).default('')],
    lat: ['lat', degrees.optional()],
    lng: ['lng', degrees.optional()],
  }),
  answer: z.array(centre),
})

const newCentre = named({
  nameTh: ['distName', words()],
  nameEn: ['distNameEn', words()],
  shortName: ['distShortName', words()],
  address: ['address', words(500)],
  lat: ['lat', z.number().min(-90).max(90).nullable().default(null)],
  lng: ['lon', z.number().min(-180).max(180).nullable().default(null)],
  /** Places are known by their Thai names. */
  province: ['provinceId', words(100)],
  district: ['ampherId', words(100)],
  subdistrict: ['townId', words(100)],
  postcode: ['zipCode', words(10)],
  shipmentName: ['shipmentName', words()],
  taxNo: ['taxNo', words(20)],
})

const person = named({
  mobileNo: ['mobileNo', words(20)],
  email: ['email', words(300)],
  name: ['name', words()],
  /** Left out, it is the mobile number. */
  username: ['username', words(60)],
  password: ['password', words()],
  confirmPassword: ['confirmPassword', z.string().max(200).optional()],
  /** The ticket of a sign-in with LINE; it signs the person in once they are approved. */
  lineToken: ['LineUserToken', words(3_000)],
})

const bankAccount = named({
  bankCode: ['bankcode', words(10)],
  accountNumber: ['accountid', words(30)],
  accountName: ['bank_ac_name', words()],
})

/** The rules of application-errors.ts judge each field, so the schema only sets outer limits. */
export const merchantRegisterContract = endpoint({
  method: 'POST',
  path: 'api/merchant/register',
  says: 'Applies to sell in centres of the network, or in a new one, by a code sent to the mobile number. Nothing is live before an owner approves; the token sends the pictures and tells how it stands.',
  who: newcomers,
  touches: nobody,
  request: named({
    saleUnits: ['SelectedDists', z.array(z.string().max(10)).max(centrePage).default([])],
    centre: ['DistributionCenter', newCentre.nullable().default(null)],
    person: ['Saleman', person],
    bankAccount: ['BankAccount', bankAccount.nullable().default(null)],
    policyVersion: ['PolicyVersion', words(40)],
    requestId: ['RequestId', enteredCode.shape.requestId],
    code: ['Code', enteredCode.shape.code],
  }),
  answer: named({
    token: ['Token', z.string()],
    user: [
      'User',
      named({
        name: ['name', z.string()],
        username: ['username', z.string()],
        mobileNo: ['mobileNo', z.string()],
        email: ['email', z.string()],
      }),
    ],
    newCentre: [
      'NewDistributionCenter',
      named({ saleUnit: ['saleUnit', z.string()], nameTh: ['distName', z.string()] }).nullable(),
    ],
  }),
})

export const uploadCentreImageContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dist/uploadimage',
  says: 'Takes pictures of an application, or of the caller’s own centre: tax or identity card, which stays private, shop and logo.',
  who: ['applicant', 'owner'],
  files: ['taxImage', 'shopImage', 'logoImage'],
  request: z.object({
    saleUnit: z.string().max(10).default(''),
    taxImage: upload.optional(),
    shopImage: upload.optional(),
    logoImage: upload.optional(),
  }),
  /** The pictures that there are now. */
  answer: z.object({ taxImage: z.boolean(), shopImage: z.boolean(), logoImage: z.boolean() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit }),
    answers: ['applications.noPicture'],
  },
})

export const ownApplicationContract = endpoint({
  method: 'GET',
  path: 'api/merchant/application',
  says: 'How the caller’s own application stands.',
  who: ['applicant'],
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    state: z.enum(['waiting', 'approved', 'rejected']),
    kind: z.enum(['join', 'open']),
    madeAt: z.string(),
    name: z.string(),
    username: z.string(),
    /** Names of the centres asked for, or of the new one. */
    centres: z.array(z.object({ nameTh: z.string(), nameEn: z.string() })),
    saleUnit: z.string(),
    why: z.string(),
    taxImage: z.boolean(),
    shopImage: z.boolean(),
    logoImage: z.boolean(),
  }),
})

export const applicationContracts = {
  merchantBanks: merchantBanksContract,
  merchantCentres: merchantCentresContract,
  merchantRegister: merchantRegisterContract,
  uploadCentreImage: uploadCentreImageContract,
  ownApplication: ownApplicationContract,
}

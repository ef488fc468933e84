import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { signedInStaff } from '../identity/signed-in.ts'
import { type SetupField, setupSteps } from './setup-steps.ts'

const key = z.string().min(1).max(100)
const typed = (longest: number) => z.string().max(longest).optional()

/** Outer limits; the rules judge each field. */
const draft = z.object({
  shopName: typed(200),
  shopNameEn: typed(200),
  primaryColour: typed(10),
  centreName: typed(300),
  centreNameEn: typed(300),
  shortName: typed(100),
  address: typed(500),
  province: typed(100),
  district: typed(100),
  subdistrict: typed(100),
  postcode: typed(10),
  lat: typed(20),
  lng: typed(20),
  phone: typed(20),
  taxNumber: typed(20),
  ownerName: typed(300),
  mobile: typed(20),
  username: typed(60),
  skipMessages: typed(1),
  weekdays: typed(20),
  cutOff: typed(10),
  area: typed(10),
  postcodes: typed(3_000),
  withBank: typed(1),
  bankCode: typed(3),
  accountNumber: typed(20),
  accountName: typed(300),
  promptPay: typed(20),
  goods: typed(10),
} satisfies Record<SetupField, z.ZodType>)

const service = z.object({
  name: z.enum(['codes', 'texts', 'line', 'lineLogin']),
  isSet: z.boolean(),
  /** Who sends, as it is set. */
  by: z.string(),
  variables: z.array(z.string()),
})
export type SetupService = z.output<typeof service>

export const setupWaitingContract = endpoint({
  method: 'GET',
  path: 'api/setup/waiting',
  says: 'Whether the network is empty and waits for its owner.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({}),
  answer: z.object({ waiting: z.boolean() }),
})

export const setupStateContract = endpoint({
  method: 'POST',
  path: 'api/setup/state',
  says: 'What was typed so far to open the network, and which gateways are set. Needs the key that the first start printed.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ key }),
  answer: z.object({
    draft,
    hasPassword: z.boolean(),
    finished: z.array(z.enum(setupSteps)),
    services: z.array(service),
    /** What the trials of the gateways brought. */
    sms: z.object({ works: z.boolean(), sentTo: z.string(), reference: z.string() }),
    line: z.object({ works: z.boolean(), account: z.string() }),
    passwordLongest: z.int(),
  }),
})

export const setupSaveContract = endpoint({
  method: 'POST',
  path: 'api/setup/save',
  says: 'Saves one step of opening the network as it was typed, and says what is wrong with it.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({
    key,
    step: z.enum(setupSteps),
    draft,
    password: typed(200),
    /** Only kept, while somebody types. */
    unfinished: z.boolean().optional(),
  }),
  answer: z.object({}),
})

export const setupSmsContract = endpoint({
  method: 'POST',
  path: 'api/setup/sms',
  says: 'Sends a code to the owner’s mobile number, to try the SMS gateway.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ key }),
  answer: z.object({ reference: z.string() }),
})

export const setupSmsCodeContract = endpoint({
  method: 'POST',
  path: 'api/setup/sms/code',
  says: 'Asks the SMS gateway whether this is the code it sent.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ key, code: z.string().min(1).max(10) }),
  answer: z.object({}),
})

export const setupLineContract = endpoint({
  method: 'POST',
  path: 'api/setup/line',
  says: 'Asks LINE whether it knows the token of the shop’s account.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ key }),
  answer: z.object({ account: z.string() }),
})

export const setupFinishContract = endpoint({
  method: 'POST',
  path: 'api/setup/finish',
  says: 'Opens the network with its first centre and signs its owner in, once.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ key }),
  answer: signedInStaff,
})

export const networkSetupContracts = {
  setupWaiting: setupWaitingContract,
  setupState: setupStateContract,
  setupSave: setupSaveContract,
  setupSms: setupSmsContract,
  setupSmsCode: setupSmsCodeContract,
  setupLine: setupLineContract,
  setupFinish: setupFinishContract,
}

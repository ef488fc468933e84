import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { staffRoles } from './people-rules.ts'

/** Staff and riders are the owner's alone, as the table of roles says. */
export const owners = ['owner'] as const satisfies CallerKind[]
export const saleUnit = z.string().min(1).max(10)
const username = z.string().min(1).max(60)
const mobile = z
  .string()
  .regex(/^[0-9]{10}$/)
  .max(10)
export const staffRole = z.enum(staffRoles)
export const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const time = z.string()
const names = z.object({ saleUnit: z.string(), nameTh: z.string(), nameEn: z.string() })

const listed = z.object({
  username: z.string(),
  name: z.string(),
  mobile: z.string(),
  role: staffRole,
  saleCode: z.string(),
  /** Those of the caller’s own centres that they work for. */
  centres: z.array(z.string()),
  lastSeenAt: time.nullable(),
  hasLine: z.boolean(),
  hasSecondFactor: z.boolean(),
  isYou: z.boolean(),
  endedAt: time.nullable(),
})
export type ListedStaff = z.output<typeof listed>

const invitation = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  role: staffRole,
  centres: z.array(z.string()),
  madeBy: z.string(),
  madeAt: time,
  expiresAt: time,
  /** Null when the message could not be sent. */
  sentBy: z.enum(['line', 'sms']).nullable(),
})
export type ListedInvitation = z.output<typeof invitation>

const rider = z.object({
  mobile: z.string(),
  name: z.string(),
  company: z.string(),
  vehicle: z.string(),
  lastSeenAt: time.nullable(),
  endedAt: time.nullable(),
  /** Orders here that they still have to deliver. */
  open: z.int(),
})
export type ListedRider = z.output<typeof rider>

export const peopleContract = endpoint({
  method: 'GET',
  path: 'api/merchant/people',
  says: 'The staff and riders of a centre, who is invited, and who no longer works there.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({
    staff: z.array(listed),
    former: z.array(listed),
    invitations: z.array(invitation),
    riders: z.array(rider),
    formerRiders: z.array(rider),
    /** The caller’s own centres, to which they may invite. */
    centres: z.array(names),
    companies: z.array(z.string()),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const device = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  method: z.string(),
  signedInAt: time,
  lastUsedAt: time,
})
export type PersonDevice = z.output<typeof device>

export const staffPersonContract = endpoint({
  method: 'GET',
  path: 'api/merchant/people/staff',
  says: 'A member of staff of a centre: roles, devices, customers, and what keeps their account safe.',
  who: owners,
  request: z.object({ saleUnit, username }),
  answer: z.object({
    person: listed.extend({ email: z.string(), since: time, endedBy: z.string().nullable() }),
    /** The role at each of the caller’s own centres; null where they do not work. */
    roles: z.array(names.extend({ role: staffRole.nullable(), isLastOwner: z.boolean() })),
    /** Names the roles that the caller saw. */
    seen: z.string(),
    line: z.object({ name: z.string(), linkedAt: time }).nullable(),
    secondFactor: z.object({ since: time, codesLeft: z.int() }).nullable(),
    devices: z.array(device),
    customers: z.int(),
    colleagues: z.array(z.object({ saleCode: z.string(), name: z.string() })),
  }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, username: 'nobody-here' }),
    answers: ['people.none'],
  },
})

const onPerson = {
  of: 'centre' as const,
  answers: ['people.none'],
}
const someone = { username: 'nobody-here' }

export const changeRolesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/roles',
  says: 'Gives a member of staff other roles at centres of the caller’s own; it holds at once, everywhere.',
  who: owners,
  request: z.object({
    ...{ saleUnit, username, seen: z.string().max(40) },
    roles: z
      .array(z.object({ saleUnit, role: staffRole }))
      .min(1)
      .max(50),
  }),
  answer: z.object({}),
  about: aboutCentre,
  touches: {
    ...onPerson,
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, ...someone, seen: '', roles: [{ saleUnit, role: '3' as const }] },
    }),
  },
})

export const endWorkContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/end',
  says: 'Ends somebody’s work at a centre: signed out everywhere, on-behalf sessions too. Their customers may be handed over.',
  who: owners,
  request: z.object({ saleUnit, username, handTo: z.string().max(60).optional() }),
  answer: z.object({ customers: z.int() }),
  about: aboutCentre,
  touches: { ...onPerson, exampleRequest: ({ saleUnit }) => ({ saleUnit, ...someone }) },
})

export const handOverContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/handover',
  says: 'Gives all customers of one salesperson to another, also of one who has left.',
  who: owners,
  request: z.object({ saleUnit, username, to: z.string().min(1).max(60) }),
  answer: z.object({ customers: z.int() }),
  about: aboutCentre,
  touches: { ...onPerson, exampleRequest: ({ saleUnit }) => ({ saleUnit, ...someone, to: 'NONE' }) },
})

export const endDevicesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/devices/end',
  says: 'Signs a member of staff or a rider out, on one device or on all.',
  who: owners,
  request: z.object({
    saleUnit,
    username: username.optional(),
    mobile: mobile.optional(),
    id: z.uuid().optional(),
  }),
  answer: z.object({ ended: z.int() }),
  about: aboutCentre,
  touches: { ...onPerson, exampleRequest: ({ saleUnit }) => ({ saleUnit, ...someone }) },
})

export const resetSecondFactorContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/secondfactor/reset',
  says: 'Takes away the second factor of somebody who lost it, and signs them out everywhere.',
  who: owners,
  request: z.object({ saleUnit, username }),
  answer: z.object({}),
  about: aboutCentre,
  touches: { ...onPerson, exampleRequest: ({ saleUnit }) => ({ saleUnit, ...someone }) },
})

export const peopleContracts = {
  people: peopleContract,
  staffPerson: staffPersonContract,
  changeRoles: changeRolesContract,
  endWork: endWorkContract,
  handOver: handOverContract,
  endDevices: endDevicesContract,
  resetSecondFactor: resetSecondFactorContract,
}

import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { activityKinds } from './activity-kinds.ts'

export const activityPage = 24
const owners = ['owner'] as const satisfies CallerKind[]
const saleUnit = z.string().min(1).max(10)
const fields = z.record(z.string(), z.unknown()).nullable()

const entry = z.object({
  id: z.string(),
  /** Changed for the whole network, not for this centre alone. */
  ofNetwork: z.boolean(),
  at: z.string(),
  username: z.string(),
  byName: z.string(),
  kind: z.string(),
  subject: z.string(),
  what: z.string(),
  before: fields,
  after: fields,
})
export type ActivityEntry = z.output<typeof entry>

export const activityContract = endpoint({
  method: 'GET',
  path: 'api/merchant/log',
  says: 'Who changed what at a centre, or for the whole network, with what was before and after, newest first.',
  who: owners,
  request: z.object({
    saleUnit,
    kind: z.enum(activityKinds).optional(),
    username: z.string().max(60).optional(),
    subject: z.string().max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** In the name of the subject, of the person, or in what was changed. */
    text: z.string().max(60).optional(),
    /** Where the page before ended. */
    after: z.string().max(80).optional(),
    take: queryCount(500, 1).optional(),
  }),
  answer: z.object({ entries: z.array(entry), next: z.string().nullable() }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const activityPeopleContract = endpoint({
  method: 'GET',
  path: 'api/merchant/log/people',
  says: 'Who is in the log of a centre, and whether the database itself keeps the log from being changed.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({
    people: z.array(z.object({ username: z.string(), name: z.string() })),
    isGuarded: z.boolean(),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const activityContracts = { activity: activityContract, activityPeople: activityPeopleContract }

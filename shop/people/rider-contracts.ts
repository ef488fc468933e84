import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { aboutCentre, owners, saleUnit } from './people-contracts.ts'

const mobile = z
  .string()
  .regex(/^[0-9]{10}$/)
  .max(10)
const stranger = '0899999990'

export const riderPersonContract = endpoint({
  method: 'GET',
  path: 'api/merchant/people/rider',
  says: 'A rider of a centre, with the devices they are signed in on.',
  who: owners,
  request: z.object({ saleUnit, mobile }),
  answer: z.object({
    rider: z.object({
      ...{ mobile: z.string(), name: z.string(), company: z.string(), vehicle: z.string() },
      ...{
        lastSeenAt: z.string().nullable(),
        endedAt: z.string().nullable(),
        endedBy: z.string().nullable(),
      },
      ...{ open: z.int(), since: z.string() },
      /** Only this centre has them, so that everything about them may be changed here. */
      isOnlyHere: z.boolean(),
    }),
    devices: z.array(
      z.object({
        ...{ id: z.string(), browser: z.string(), system: z.string(), method: z.string() },
        ...{ signedInAt: z.string(), lastUsedAt: z.string() },
      }),
    ),
  }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, mobile: stranger }),
    answers: ['people.none'],
  },
})

export const saveRiderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/rider/save',
  says: 'Adds a rider to a centre and tells them by SMS, or changes name, company and vehicle.',
  who: owners,
  request: z.object({
    ...{
      saleUnit,
      mobile,
      name: z.string().max(80),
      company: z.string().max(40),
      vehicle: z.string().max(80),
    },
    /** A new rider must not be there yet, a changed one must. */
    isNew: z.boolean(),
  }),
  answer: z.object({ sent: z.boolean() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, mobile: stranger, name: 'Nobody', company: 'NONE', vehicle: '', isNew: false },
    }),
    answers: ['people.none'],
  },
})

export const endRiderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/rider/end',
  says: 'Ends a rider’s work at a centre: signed out everywhere. Orders they had not delivered wait for another rider.',
  who: owners,
  request: z.object({ saleUnit, mobile }),
  answer: z.object({ orders: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, mobile: stranger }),
    answers: ['people.none'],
  },
})

export const riderContracts = {
  riderPerson: riderPersonContract,
  saveRider: saveRiderContract,
  endRider: endRiderContract,
}

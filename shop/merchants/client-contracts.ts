import { z } from 'zod'
import { staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'

const client = named({
  code: ['Code', z.string()],
  saleUnit: ['SaleUnit', z.string()],
  typeCode: ['TypeCode', z.string()],
  typeName: ['TypeName', z.string()],
  typeNameEn: ['TypeName_EN', z.string()],
  name: ['Name', z.string()],
  mobile: ['MobileNo', z.string()],
  status: ['Status', z.enum(['pending', 'active', 'inactive'])],
  saleCode: ['SaleCode', z.string()],
  lastOrderOn: ['LastOrder', z.string().nullable()],
  hasCard: ['HasCard', z.boolean()],
})

const mostClients = 200

/** A salesperson sees their own customers; from supervisor up, all of the centre. */
export const customerListContract = endpoint({
  method: 'GET',
  path: 'api/customers/list',
  says: 'The customers of the centre that the caller looks after, by name, or one by code.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
    elsewhere: ['identity.notYours', 'nothing'],
  },
  request: z.object({
    code: z.string().max(60).optional(),
    saleUnit: z.string().max(10).optional(),
    text: z.string().max(100).optional(),
    status: z.enum(['pending', 'active', 'inactive']).optional(),
    take: queryCount(mostClients, 1).optional(),
    skip: queryCount(1_000_000).optional(),
  }),
  answer: z.array(client),
  about: ({ saleUnit }) => ({ saleUnit }),
})

/** A private picture; every view is logged. */
export const customerCardContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customer/card/{code}/{saleUnit}',
  says: 'The identity or tax card a customer gave at registration, as base64, for staff who look after them; every look is recorded.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
    answers: ['merchants.noCard'],
  },
  pathParams: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  request: z.object({}),
  answer: z.object({ type: z.string(), content: z.string() }),
  about: ({ saleUnit }) => ({ saleUnit }),
})

const bothNames = { name: z.string(), nameEn: z.string() }

export const registrationFactsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customer/registration/{code}/{saleUnit}',
  says: 'What a registration is decided by: shop, address, delivery area, distance from the centre, papers, and who introduced it.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
  },
  pathParams: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  request: z.object({}),
  answer: z.object({
    contact: z.string(),
    storeType: z.string(),
    storeTypeEn: z.string(),
    taxNumber: z.string(),
    shopPhoto: z.string().nullable(),
    registeredOn: z.string(),
    address: z
      .object({
        ...{
          address: z.string(),
          subdistrict: z.string(),
          district: z.string(),
          province: z.string(),
          postcode: z.string(),
        },
        pin: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      })
      .nullable(),
    /** The delivery area of the shop; without a name where the centre delivers everywhere, null outside. */
    area: z.object(bothNames).nullable(),
    /** Kilometres from the centre to the pin. */
    distance: z.number().nullable(),
    introducedBy: z.object({ saleCode: z.string(), name: z.string() }).nullable(),
    /** Other centres of the network where the same shop is a customer. */
    knownAt: z.array(z.object(bothNames)),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
})
export type RegistrationFacts = z.output<typeof registrationFactsContract.answer>

export const clientContracts = {
  customerList: customerListContract,
  customerCard: customerCardContract,
  registrationFacts: registrationFactsContract,
}

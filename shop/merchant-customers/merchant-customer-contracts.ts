import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { ageBands } from '../credit/ageing.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { pointReasons } from '../points/points.ts'
import { customerListPage, customerSorts, customerStates, customerTabs } from './customer-tabs.ts'

const saleUnit = z.string().min(1).max(10)
const code = z.string().min(1).max(60)
const day = z.iso.date()
const names = z.object({ th: z.string(), en: z.string() })
const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const customer = { saleUnit, code }
/** A salesperson reads; who oversees the centre changes. */
const overseers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const managers = ['manager', 'owner'] as const satisfies CallerKind[]
const mostReason = 300

const listed = z.object({
  code: z.string(),
  name: z.string(),
  mobile: z.string(),
  status: z.enum(customerStates),
  typeName: names,
  saleCode: z.string(),
  salesperson: z.string(),
  district: z.string(),
  province: z.string(),
  registeredOn: z.string(),
  lastOrderOn: z.string().nullable(),
  creditLimit: money,
  debt: money,
  overdue: money,
  points: z.int(),
})
export type ListedCustomer = z.output<typeof listed>

export const merchantCustomersContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customers/list',
  says: 'The customers of a centre by tab and filters; a salesperson sees their own.',
  who: staff,
  request: z.object({
    saleUnit,
    tab: z.enum(customerTabs).default('all'),
    text: z.string().max(60).default(''),
    /** Empty for those without a salesperson. */
    saleCode: z.string().max(20).optional(),
    customerType: z.string().max(30).optional(),
    /** Days of registration, both included. */
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(customerSorts).default('name'),
    skip: z.int().min(0).max(1_000_000).default(0),
    take: z.int().min(1).max(500).default(customerListPage),
  }),
  answer: z.object({
    customers: z.array(listed),
    count: z.int(),
    counts: z.object({ pending: z.int(), overdue: z.int() }),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const customerOptionsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customers/options',
  says: 'What customers of a centre can be given: types with their price level, store types, salespeople.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({
    types: z.array(z.object({ code: z.string(), name: names, priceLevel: z.int() })),
    storeTypes: z.array(z.object({ code: z.string(), name: names })),
    salespeople: z.array(z.object({ saleCode: z.string(), name: z.string() })),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

/** What staff may change of a customer. */
const changeable = {
  name: z.string().trim().min(1).max(120),
  typeCode: z.string().min(1).max(30),
  storeType: z.string().min(1).max(30),
  /** Empty for nobody. */
  saleCode: z.string().max(20),
  taxNumber: z.string().max(13),
  hasLicence: z.boolean(),
}

const place = z.object({
  id: z.string(),
  type: z.enum(['C', 'S', 'B']),
  isDefault: z.boolean(),
  name: z.string(),
  address: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  province: z.string(),
  postcode: z.string(),
  phone: z.string(),
  pin: z.object({ lat: z.number(), lng: z.number() }).nullable(),
})
export type CustomerPlace = z.output<typeof place>

const detail = z.object({
  customer: z.object({
    code: z.string(),
    ...changeable,
    creditLimit: money,
    /** Changes whenever one of the above does. */
    version: z.string(),
    status: z.enum(customerStates),
    statusWhy: z.string(),
    mergedInto: z.string().nullable(),
    contact: z.string(),
    mobile: z.string(),
    email: z.string(),
    hasLine: z.boolean(),
    typeName: names,
    priceLevel: z.int(),
    storeTypeName: names,
    salesperson: z.string(),
    isAgent: z.boolean(),
    agentCode: z.string().nullable(),
    debt: money,
    points: z.int(),
    registeredOn: z.string(),
    lastOrderOn: z.string().nullable(),
    hasCard: z.boolean(),
    shopPhoto: z.string().nullable(),
    knownAt: z.array(names),
  }),
  /** Twelve months up to this one. */
  months: z.array(z.object({ month: z.string(), orders: z.int(), total: money })),
  orders: z.array(
    z.object({
      number: z.string(),
      placedAt: z.string(),
      status: z.enum(orderStatuses),
      total: money,
      points: z.int(),
      placedByKind: z.string(),
      placedBy: z.string(),
    }),
  ),
  addresses: z.array(place),
  /** What the person last said to each purpose. */
  consents: z.array(
    z.object({
      purpose: z.string(),
      version: z.string(),
      given: z.boolean(),
      at: z.string(),
      channel: z.string(),
    }),
  ),
  coupons: z.array(
    z.object({
      number: z.string(),
      promotion: z.string(),
      expiresOn: z.string(),
      state: z.enum(['unused', 'used', 'expired']),
      orderNumber: z.string().nullable(),
    }),
  ),
  /** When staff acted for the customer, newest first, and what they ordered that day. */
  acting: z.array(z.object({ at: z.string(), by: z.string(), orders: z.int() })),
  /** What staff changed, newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      what: z.string(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type CustomerDetail = z.output<typeof detail>

export const customerDetailContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customers/detail',
  says: 'One customer as staff need it: master data, sales, orders, addresses, consents, coupons, who acted for them, and what was changed.',
  who: staff,
  request: z.object(customer),
  answer: detail,
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
  },
})

export const customerStatementContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customers/statement',
  says: 'The account of a customer who buys on credit: what was owed before, orders and payments of some days, and the debt by age today.',
  who: staff,
  request: z.object({ ...customer, from: day.optional(), to: day.optional() }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    limit: money,
    debt: money,
    overdue: money,
    bands: z.array(z.object({ band: z.enum(ageBands), amount: money })),
    opening: money,
    closing: money,
    rows: z.array(
      z.object({
        kind: z.enum(['order', 'payment']),
        at: z.string(),
        orderNumber: z.string(),
        paymentId: z.string(),
        dueOn: z.string().nullable(),
        amount: money,
        balance: money,
      }),
    ),
  }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
  },
})
export type CustomerStatement = z.output<typeof customerStatementContract.answer>

export const customerPointsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customers/points',
  says: 'Every change of a customer’s points, newest first, with who corrected them and why.',
  who: staff,
  request: z.object({
    ...customer,
    skip: queryCount(100_000).optional(),
    take: queryCount(100, 1).optional(),
  }),
  answer: z.object({
    balance: z.int(),
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        points: z.int(),
        balance: z.int(),
        reason: z.enum(pointReasons),
        orderNumber: z.string().nullable(),
        expiresOn: z.string().nullable(),
        why: z.string(),
        by: z.string(),
      }),
    ),
    total: z.int(),
  }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
  },
})
export type CustomerPoints = z.output<typeof customerPointsContract.answer>

export const correctPointsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customers/points/correct',
  says: 'Adds points to a customer or takes some off, with a reason; the same key again changes nothing more.',
  who: managers,
  request: z.object({
    ...customer,
    key: z.uuid(),
    points: z.int().min(-1_000_000).max(1_000_000),
    why: z.string().trim().max(mostReason),
  }),
  answer: z.object({ points: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, code: customerCode, points: 1, why: 'นับผิด' },
      key: '0b7a3b52-6f6a-4c1c-9f0c-3f1f5c1f7a10',
    }),
  },
})

export const changeCustomerContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customers/change',
  says: 'Changes the master data of a customer, if nobody else did meanwhile.',
  who: overseers,
  request: z.object({ ...customer, version: z.string().max(40), ...changeable, creditLimit: moneyInput }),
  answer: z.object({ version: z.string() }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, code: customerCode, version: '', name: 'ร้าน', typeCode: 'RT', storeType: 'GR' },
      ...{ saleCode: '', taxNumber: '', hasLicence: false, creditLimit: 0 },
    }),
    answers: ['merchantCustomers.stale'],
  },
})

export const switchCustomerContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customers/switch',
  says: 'Stops a customer, who can then sign in and order no longer, or lets them again; with a reason.',
  who: overseers,
  request: z.object({ ...customer, active: z.boolean(), why: z.string().trim().max(mostReason).default('') }),
  answer: z.object({}),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode, active: true, why: '' }),
    answers: ['merchantCustomers.waiting'],
  },
})

export const approveCustomerContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customer/approve',
  says: 'Approves a registration that waits, with customer type and salesperson, or turns it down with a reason that the shop is told.',
  who: overseers,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode, approve: true }),
    answers: ['merchantCustomers.decided'],
  },
  request: z.object({
    ...customer,
    approve: z.boolean(),
    why: z.string().trim().max(mostReason).default(''),
    typeCode: changeable.typeCode.optional(),
    saleCode: changeable.saleCode.optional(),
  }),
  answer: z.object({}),
  about: aboutCentre,
})

export const mergeCustomersContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customers/merge',
  says: 'Two records of one shop become one: everything the other one owns goes to the one that is kept.',
  who: managers,
  request: z.object({ ...customer, other: code, why: z.string().trim().max(mostReason) }),
  answer: z.object({ orders: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, code: customerCode, other: customerCode, why: 'สมัครซ้ำ' },
    }),
    answers: ['merchantCustomers.sameShop'],
  },
})

export const merchantCustomerContracts = {
  merchantCustomers: merchantCustomersContract,
  customerOptions: customerOptionsContract,
  customerDetail: customerDetailContract,
  customerStatement: customerStatementContract,
  customerPoints: customerPointsContract,
  correctPoints: correctPointsContract,
  changeCustomer: changeCustomerContract,
  switchCustomer: switchCustomerContract,
  approveCustomer: approveCustomerContract,
  mergeCustomers: mergeCustomersContract,
}

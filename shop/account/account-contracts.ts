import { z } from 'zod'
import { chatAuthors } from '../chat/chat.ts'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import type { Whose } from '../contract/touches.ts'
import { money, named } from '../contract/wire.ts'
import { enteredCode, touchesByCode } from '../identity/entered-code.ts'
import { user } from '../identity/user.ts'
import { tokenLink } from '../sign-in/token-link-contracts.ts'
import { address } from './address.ts'

const whose = {
  customerCode: ['CUSTOMERCODE', z.string().max(60).optional()],
  saleUnit: ['SALEUNIT', z.string().max(10).optional()],
} as const

const name = ({ customerCode, saleUnit }: Whose) => ({ CUSTOMERCODE: customerCode, SALEUNIT: saleUnit })

/** Profile fields that only the owner sees. */
export const accountDetailContract = endpoint({
  method: 'POST',
  path: 'authen/customer/detail',
  says: 'The signed-in customer’s profile as it can be edited, with the e-mail address.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: name, inPerson: true },
  request: named(whose),
  answer: z.object({ user, email: z.string(), emailWanted: z.string(), contact: z.string() }),
  about: subjectOf,
})

export const updateAccountContract = endpoint({
  method: 'POST',
  path: 'authen/customer/update',
  proof: 'once',
  says: 'Changes the name of the caller’s shop at this centre, and their tax number and, once confirmed, their e-mail address at every centre.',
  who: signedInShoppers,
  touches: {
    of: 'customer',
    exampleRequest: (of) => ({ ...name(of), CUSTOMERNAME: 'ร้านใหม่', Email: '', TAXNO: '0107536000315' }),
    inPerson: true,
  },
  request: named({
    ...whose,
    name: ['CUSTOMERNAME', z.string().max(150)],
    /** An omitted field keeps its value. */
    email: ['Email', z.string().max(254).optional()],
    taxNumber: ['TAXNO', z.string().max(20)],
  }),
  answer: z.object({
    user,
    /** A new e-mail address takes effect once the code sent to it is entered. */
    confirm: z.object({ requestId: z.string(), reference: z.string(), email: z.string() }).nullable(),
  }),
  about: subjectOf,
})

export const confirmEmailContract = endpoint({
  method: 'POST',
  path: 'authen/customer/email/confirm',
  proof: 'once',
  says: 'Puts a new e-mail address in force by the code that was sent to it.',
  who: signedInShoppers,
  touches: touchesByCode,
  request: enteredCode,
  answer: z.object({ email: z.string() }),
})

const exportedCustomer = named({
  saleUnit: ['SaleUnit', z.string()],
  customerCode: ['CustomerCode', z.string()],
  name: ['Name', z.string()],
  status: ['Status', z.string()],
  customerType: ['CustomerType', z.string()],
  storeType: ['StoreType', z.string()],
  taxNumber: ['TaxNo', z.string()],
  creditLimit: ['AuthorizeAmount', money],
  debt: ['DebtAmount', money],
  points: ['Points', z.int()],
  createdAt: ['CreatedAt', z.string()],
})

const exportedOrder = named({
  saleUnit: ['SaleUnit', z.string()],
  number: ['OrderID', z.string()],
  placedAt: ['OrderDate', z.string()],
  placedBy: ['PlacedBy', z.string()],
  status: ['Status', z.string()],
  /** Line amounts with VAT, delivery and cash rounding add up to the total. */
  delivery: ['DeliveryFee', money],
  cashRounding: ['CashRounding', money],
  total: ['Total', money],
  payment: ['PaymentMethod', z.string()],
  remark: ['Remark', z.string()],
  shipTo: ['ShipTo', z.record(z.string(), z.unknown())],
  billTo: ['BillTo', z.record(z.string(), z.unknown())],
  lines: [
    'OrderDetails',
    z.array(
      named({
        code: ['P_Code', z.string()],
        name: ['PRODUCTNAME', z.string()],
        unit: ['Unit', z.string()],
        quantity: ['Quantity', z.int()],
        amount: ['Amount', money],
      }),
    ),
  ],
  shortages: [
    'Shortages',
    z.array(
      named({
        code: ['P_Code', z.string()],
        name: ['PRODUCTNAME', z.string()],
        ordered: ['Ordered', z.int()],
        delivered: ['Delivered', z.int()],
        reason: ['Reason', z.string()],
      }),
    ),
  ],
  /** What the centre noted about the order and wrote to the customer. */
  remarks: [
    'Remarks',
    z.array(
      named({
        kind: ['Kind', z.string()],
        at: ['At', z.string()],
        by: ['By', z.string()],
        text: ['Text', z.string()],
      }),
    ),
  ],
})

const exportedConsent = named({
  purpose: ['Purpose', z.string()],
  version: ['Version', z.string()],
  given: ['Type', z.boolean()],
  at: ['At', z.string()],
  channel: ['Channel', z.string()],
})

/** Everything the shop stores about the caller as a person, in all centres that serve them. */
export const exportAccountContract = endpoint({
  method: 'POST',
  path: 'authen/customer/export',
  proof: 'fresh',
  says: 'All data about the caller: profile, addresses, orders, consents, points, linked sign-ins, sign-in links and devices.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: name, inPerson: true },
  request: named(whose),
  answer: named({
    exportedAt: ['ExportedAt', z.string()],
    mobile: ['MobileNo', z.string()],
    email: ['Email', z.string()],
    emailWanted: ['EmailUnconfirmed', z.string()],
    contact: ['ContactName', z.string()],
    customers: ['Profiles', z.array(exportedCustomer)],
    addresses: ['Addresses', z.array(address)],
    orders: ['Orders', z.array(exportedOrder)],
    consents: ['Consents', z.array(exportedConsent)],
    points: [
      'Points',
      z.array(
        named({
          saleUnit: ['SaleUnit', z.string()],
          at: ['At', z.string()],
          points: ['Points', z.int()],
          reason: ['Reason', z.string()],
          orderNumber: ['OrderID', z.string().nullable()],
          expiresOn: ['ExpiresOn', z.string().nullable()],
        }),
      ),
    ],
    wishlist: [
      'Wishlist',
      z.array(named({ saleUnit: ['SaleUnit', z.string()], code: ['P_Code', z.string()] })),
    ],
    standingOrders: [
      'StandingOrders',
      z.array(
        z.object({
          ...{ saleUnit: z.string(), name: z.string(), state: z.string(), madeAt: z.string() },
          ...{ every: z.int(), unit: z.string(), day: z.int(), payment: z.string() },
          lines: z.array(z.object({ code: z.string(), quantities: z.array(z.int()) })),
        }),
      ),
    ],
    links: [
      'LinkedSignIns',
      z.array(
        named({ provider: ['Provider', z.string()], name: ['Name', z.string()], at: ['At', z.string()] }),
      ),
    ],
    tokenLinks: ['SignInLinks', z.array(tokenLink)],
    chat: [
      'Chat',
      z.array(
        named({
          saleUnit: ['SaleUnit', z.string()],
          at: ['At', z.string()],
          by: ['By', z.enum(chatAuthors)],
          name: ['Name', z.string()],
          text: ['Text', z.string()],
          productCode: ['P_Code', z.string().nullable()],
          orderNumber: ['OrderNumber', z.string().nullable()],
          hasPicture: ['HasPicture', z.boolean()],
        }),
      ),
    ],
    sessions: [
      'Sessions',
      z.array(
        named({
          method: ['Method', z.string()],
          startedAt: ['StartedAt', z.string()],
          endedAt: ['EndedAt', z.string().nullable()],
        }),
      ),
    ],
  }),
  about: subjectOf,
})
export type AccountExport = z.output<typeof exportAccountContract.answer>

export const eraseAccountContract = endpoint({
  method: 'POST',
  path: 'authen/customer/erase',
  proof: 'fresh',
  says: 'Erases the person behind the caller: names, numbers and addresses go, sessions end, orders stay without the name.',
  who: signedInShoppers,
  touches: {
    of: 'customer',
    exampleRequest: name,
    answers: ['account.openOrders', 'account.debt', 'account.clients'],
    inPerson: true,
  },
  request: named(whose),
  answer: z.object({}),
  about: subjectOf,
})

export const accountContracts = {
  accountDetail: accountDetailContract,
  updateAccount: updateAccountContract,
  confirmEmail: confirmEmailContract,
  exportAccount: exportAccountContract,
  eraseAccount: eraseAccountContract,
}

import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CustomerDetail,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { CustomerWords } from '#web/words/merchant/customers/customer-th.ts'
import type { Say } from '#web/words/translation.ts'

type Customer = CustomerDetail['customer']
/** What staff may change of a customer. */
export type Editable = Pick<
  Customer,
  'name' | 'saleCode' | 'storeType' | 'taxNumber' | 'typeCode' | 'creditLimit' | 'hasLicence' | 'version'
>

export const editableOf = (of: Customer): Editable => ({
  ...{ name: of.name, saleCode: of.saleCode, storeType: of.storeType, taxNumber: of.taxNumber },
  ...{ typeCode: of.typeCode, creditLimit: of.creditLimit, hasLicence: of.hasLicence, version: of.version },
})

type Sayings = {
  say: Say<CustomerWords>
  locale: Locale
  options: AnswerOf<typeof customerOptionsContract>
}

const labels = {
  name: 'edit.name',
  saleCode: 'facts.salesperson',
  storeType: 'facts.storeType',
  taxNumber: 'facts.taxNumber',
  typeCode: 'facts.type',
  creditLimit: 'facts.limit',
  hasLicence: 'facts.licence',
  points: 'points.title',
  why: 'history.why',
  other: 'merge.other',
  orders: 'sales.orders',
} as const

/** A field and its value in words, for who compares two versions; codes of what is gone stay codes. */
export function sayEditable(
  field: string,
  values: Partial<Record<string, unknown>>,
  { say, locale, options }: Sayings,
): { label: string; mine: string } {
  const value = values[field]
  const label = Object.hasOwn(labels, field) ? say(labels[field as keyof typeof labels]) : field
  const named = (list: readonly { code: string; name: Record<Locale, string> }[]) =>
    list.find(({ code }) => code === value)?.name[locale]
  const said =
    field === 'creditLimit' && typeof value === 'number'
      ? sayMoney(value)
      : field === 'hasLicence'
        ? say(value ? 'facts.hasLicence' : 'facts.noLicence')
        : field === 'typeCode'
          ? named(options.types)
          : field === 'storeType'
            ? named(options.storeTypes)
            : field === 'saleCode'
              ? value === ''
                ? say('list.nobody')
                : options.salespeople.find(({ saleCode }) => saleCode === value)?.name
              : undefined
  return { label, mine: said ?? (String(value ?? '') || say('facts.none')) }
}

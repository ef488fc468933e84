import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { CustomerType } from '#database/seeds/people/centre-rows.ts'
import type { Centre, Place } from '#database/seeds/people/centres.ts'
import { personName, type StoreType, shopName } from '#database/seeds/people/names.ts'
import { customerSignIns } from '#database/seeds/people/sign-ins.ts'
import { thaiTaxNumber } from '#database/seeds/people/tax-number.ts'
import type { Random } from '#database/seeds/random.ts'

/** One shop in one centre. Orders change its points and debt before it is stored. */
export type Customer = {
  saleUnit: string
  code: string
  accountId: string
  mobile: string
  person: string
  email: string | null
  shop: string
  signIn: boolean
  status: 'pending' | 'active' | 'inactive'
  type: CustomerType
  store: StoreType
  saleCode: string | null
  agent: boolean
  agentCode: string | null
  creditLimit: number
  licence: boolean
  taxNumber: string | null
  place: Place
  street: string
  createdAt: string
  /** Its order frequency relative to others. */
  appetite: number
  points: number
  debt: number
}

const typeWeights: [CustomerType, number][] = [
  ['RT', 40],
  ['SH', 32],
  ['WS', 18],
  ['VIP', 4],
]
const storeWeights: [StoreType, number][] = [
  ['GR', 40],
  ['MM', 20],
  ['RS', 18],
  ['CF', 12],
  ['SC', 5],
  ['HT', 5],
]
const salesCodes: [string, number][] = [
  ['sales01', 60],
  ['supervisor01', 25],
  ['manager01', 15],
]
const agentClients = 6

/** All shops of all centres: those with a sign-in first, then those that only fill the centre. */
export function makeCustomers(centres: readonly Centre[], random: Random, today: string): Customer[] {
  const customers = customerSignIns.flatMap((person) => {
    const accountId = random.uuid()
    return person.places.map(({ saleUnit, code, shop, creditLimit = 0 }): Customer => {
      const centre = centres.find((each) => each.saleUnit === saleUnit)
      if (!centre) throw new Error(`No centre ${saleUnit}`)
      const { mobile, email, type, store } = person
      const waiting = person.status === 'pending'
      return {
        ...dwelling(centre, random),
        ...{ saleUnit, code, accountId, mobile, email, shop, type, store, creditLimit },
        person: person.person,
        signIn: true,
        status: person.status ?? 'active',
        saleCode: saleUnit === 'BKK01' ? (person.saleCode ?? null) : saleUnit === 'NON01' ? 'owner01' : null,
        agent: person.agent ?? false,
        agentCode: null,
        licence: person.licence ?? false,
        taxNumber: thaiTaxNumber(`31005${mobile.slice(3)}`),
        createdAt: atMinute(addDays(today, waiting ? -1 : -random.between(200, 700)), 640),
        appetite: waiting ? 0 : 5,
        points: 0,
        debt: 0,
      }
    })
  })
  for (const centre of centres)
    customers.push(
      ...makeFurtherCustomers(
        centre,
        customers.filter(({ saleUnit }) => saleUnit === centre.saleUnit).length,
        random,
        today,
      ),
    )
  return customers
}

function makeFurtherCustomers(centre: Centre, known: number, random: Random, today: string): Customer[] {
  const taken = new Set<string>()
  return Array.from({ length: centre.customers }, (_, at): Customer => {
    const [type] = random.weighted(typeWeights, ([, weight]) => weight)
    const [store] = random.weighted(storeWeights, ([, weight]) => weight)
    const [saleCode] = random.weighted(salesCodes, ([, weight]) => weight)
    const bangkok = centre.saleUnit === 'BKK01'
    const number = Number.parseInt(centre.phone.slice(-1), 10) * 1000 + at
    return {
      ...dwelling(centre, random),
      saleUnit: centre.saleUnit,
      code: `C${String(known + at + 1).padStart(4, '0')}`,
      accountId: random.uuid(),
      mobile: `08900${String(number).padStart(5, '0')}`,
      person: personName(random),
      email: null,
      shop: shopName(random, store, taken),
      signIn: false,
      status:
        at === centre.customers - 1
          ? 'inactive'
          : bangkok && at >= centre.customers - 4
            ? 'pending'
            : 'active',
      type,
      store,
      saleCode: bangkok ? saleCode : centre.saleUnit === 'NON01' ? 'owner01' : null,
      agent: false,
      agentCode: bangkok && at < agentClients ? 'C0004' : null,
      creditLimit: type === 'WS' || type === 'VIP' ? random.between(2, 10) * 1_000_000 : 0,
      licence: store === 'MM' || random.chance(0.25),
      taxNumber: random.chance(0.4) ? thaiTaxNumber(`310${String(number).padStart(9, '5')}`) : null,
      createdAt: atMinute(
        addDays(today, -Math.floor(random.next() ** 2 * 500) - 3),
        random.between(540, 1080),
      ),
      appetite: at >= centre.customers - 4 && bangkok ? 0 : 0.3 + random.next() ** 2 * 2.5,
      points: 0,
      debt: 0,
    }
  })
}

function dwelling(centre: Centre, random: Random): { place: Place; street: string } {
  const home = random.pick(centre.places)
  const near = () => (random.next() - 0.5) * 0.03
  return {
    place: {
      ...home,
      lat: Number((home.lat + near()).toFixed(5)),
      lng: Number((home.lng + near()).toFixed(5)),
    },
    street: `${random.between(1, 399)}/${random.between(1, 99)} ${random.pick(['ซอยร่วมใจ', 'ซอยประชาสุข', 'ถนนตลาดเก่า', 'ซอยวัดกลาง', 'ถนนเทศบาล', 'ซอยสหกรณ์'])} ${random.between(1, 28)}`,
  }
}

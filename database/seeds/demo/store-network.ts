import type { ClientBase } from 'pg'
import { storeAgentTrade } from '#database/seeds/agent-trade/store-agent-trade.ts'
import { storeAgents } from '#database/seeds/agents/store-agents.ts'
import { applicationRows } from '#database/seeds/applications/application-rows.ts'
import { storeChats } from '#database/seeds/chat/store-chats.ts'
import { contentRows, timedRows } from '#database/seeds/contents/content-rows.ts'
import { storeRuns } from '#database/seeds/deliveries/store-runs.ts'
import { storeReports } from '#database/seeds/delivery-reports/store-reports.ts'
import type { DemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { storeCatalogue } from '#database/seeds/demo/store-catalogue.ts'
import { storeOrders } from '#database/seeds/demo/store-orders.ts'
import { storePolicies } from '#database/seeds/demo/store-policies.ts'
import { storeSettings } from '#database/seeds/demo/store-settings.ts'
import { insertRows, storeAccountCustomers } from '#database/seeds/insert-rows.ts'
import { storeMySales } from '#database/seeds/my-sales/store-my-sales.ts'
import { pointsLedgerRows } from '#database/seeds/orders/points.ts'
import { areaRows } from '#database/seeds/people/areas.ts'
import {
  bankAccountRow,
  centreRow,
  customerTypeRows,
  storeTypeRows,
} from '#database/seeds/people/centre-rows.ts'
import { accountRows, addressRows, consentRows, customerRow } from '#database/seeds/people/customer-rows.ts'
import { morePeopleRows } from '#database/seeds/people/more-people.ts'
import { riderCentreRows, riderRows, staffCentreRows, staffRows } from '#database/seeds/people/staff-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { storeStandingOrders } from '#database/seeds/standing-orders/store-standing-orders.ts'
import { storeVisits } from '#database/seeds/visits/store-visits.ts'

/** Writes the whole network in one transaction: a reader sees all of it or nothing. */
export async function storeNetwork(
  client: ClientBase,
  network: DemoNetwork,
  hashes: Map<string, string>,
  today: string,
): Promise<void> {
  await client.query('begin')
  try {
    await storePeople(client, network, hashes, today)
    await storeCatalogue(client, network, today)
    await storeOrders(client, network, today)
    await storeSettings(client, today)
    await insertRows(client, 'network_setup', [
      {
        one: true,
        draft: {},
        checks: {},
        finished_at: `${today}T00:00:00Z`,
        salt: makeRandom('network setup').uuid(),
      },
    ])
    for (const [table, rows] of morePeopleRows(today, hashes.get('sales01') ?? ''))
      await insertRows(client, table, rows)
    await insertRows(client, 'merchant_applications', applicationRows(hashes.get('owner01'), today))
    await storeAgents(client, today)
    for (const { centre } of network.trades)
      await insertRows(client, 'contents', contentRows(centre.saleUnit, today))
    for (const trade of network.trades)
      if (trade.centre.saleUnit === 'BKK01') {
        await storeVisits(client, trade, today)
        await storeReports(client, trade)
        await storeMySales(client, trade, today)
        await storeAgentTrade(client, trade, today)
        await storeStandingOrders(client, today)
      }
    for (const trade of network.trades) await storeChats(client, trade, today)
    await storeRuns(client, today)
    await insertRows(client, 'contents', timedRows('BKK01', today))
    await storePolicies(client, today)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function storePeople(
  client: ClientBase,
  { trades }: DemoNetwork,
  hashes: Map<string, string>,
  today: string,
): Promise<void> {
  const random = makeRandom('people rows')
  const customers = trades.flatMap((trade) => trade.customers)
  const ledger = pointsLedgerRows(
    customers,
    trades.flatMap(({ orders }) => orders),
    today,
    random,
  )
  await insertRows(
    client,
    'centres',
    trades.map(({ centre }, at) => centreRow(centre, today, 1400 - at * 190)),
  )
  await insertRows(
    client,
    'bank_accounts',
    trades.map(({ centre }) => bankAccountRow(centre)),
  )
  for (const { centre } of trades) {
    const { areas, places } = await areaRows(centre.saleUnit)
    await insertRows(client, 'delivery_areas', areas)
    await insertRows(client, 'delivery_area_places', places)
  }
  await insertRows(client, 'vat_rates', [{ starts_on: '1992-01-01', percent: 7 }])
  await insertRows(
    client,
    'customer_types',
    trades.flatMap(({ centre }) => customerTypeRows(centre.saleUnit)),
  )
  await insertRows(
    client,
    'store_types',
    trades.flatMap(({ centre }) => storeTypeRows(centre.saleUnit)),
  )
  await insertRows(client, 'staff', staffRows(hashes, today))
  await insertRows(client, 'staff_centres', staffCentreRows())
  await insertRows(client, 'riders', riderRows(hashes))
  await insertRows(client, 'rider_centres', riderCentreRows())
  await insertRows(client, 'accounts', accountRows(customers, hashes))
  await insertRows(client, 'customers', customers.map(customerRow))
  await storeAccountCustomers(client)
  await insertRows(
    client,
    'addresses',
    trades.flatMap(({ centre, customers }) =>
      customers.flatMap((customer) => addressRows(customer, centre.province, random)),
    ),
  )
  await insertRows(client, 'consents', consentRows(customers, makeRandom('consents')))
  await insertRows(client, 'points_ledger', ledger)
}

import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { freePort } from '#checks/tools/free-port.ts'
import { ownFolder } from '#database/own-folder.ts'
import { startPostgres } from '#database/postgres.ts'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { makeSandbox } from '#sandbox/sandbox.ts'
import { type RunningShop, runShop } from '../tools/running-shop.ts'

export type NewNetwork = {
  shop: RunningShop
  url: string
  /** The link that the first start printed. */
  link: string
  /** Where the played gateways show what they sent. */
  gateways: string
  /** As the owner of the tables. */
  databaseUrl: string
  stop: () => Promise<void>
}

/**
 * A shop in production on an empty PostgreSQL server of its own with two accounts. SMS and LINE are played on loopback
 * over their real protocols.
 */
export async function startNewNetwork({ pagesApart = false } = {}): Promise<NewNetwork> {
  const folder = await ownFolder('new-network')
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  for (const statement of [
    'create role sangdai login',
    'create role sangdai_app login',
    'create database sangdai owner sangdai',
    'grant sangdai_app to sangdai',
  ])
    await admin.query(statement)
  await admin.end()
  const outside = fastify()
  let gateways = ''
  await outside.register(makeSandbox({ origin: () => gateways }).plugin, { prefix: '/sandbox' })
  await outside.listen({ port: 0, host: '127.0.0.1' })
  gateways = `http://127.0.0.1:${(outside.server.address() as AddressInfo).port}`
  const { thaiBulkSms, line } = sandboxAddresses(gateways)
  const SECRET = randomBytes(36).toString('base64')
  const production = async () => {
    const PORT = String(await freePort())
    const own = { PORT, PUBLIC_URL: `http://localhost:${PORT}`, HOST: 'localhost' }
    return { ...own, NODE_ENV: 'production', SECRET, DRAIN_SECONDS: '0', DATA_DIR: join(folder, 'data') }
  }
  const shop = await runShop({
    ...(await production()),
    DATABASE_URL: postgres.url('sangdai', 'sangdai_app'),
    DATABASE_OWNER_URL: postgres.url('sangdai', 'sangdai'),
    SMS_GATEWAY: 'thaibulksms',
    SMS_GATEWAY_URL: thaiBulkSms,
    SMS_GATEWAY_KEY: sandboxClients.thaiBulkSms.key,
    SMS_GATEWAY_SECRET: sandboxClients.thaiBulkSms.secret,
    LINE_MESSAGING_TOKEN: sandboxClients.lineMessaging.channelToken,
    LINE_MESSAGING_URL: line.api,
  })
  const pages = pagesApart
    ? await runShop({ ...(await production()), API_BASE_URL: `${shop.url}/rest` }, { keepData: true })
    : undefined
  const url = pages?.url ?? shop.url
  return {
    shop,
    url,
    link: (/http\S+\/setup\?key=\S+/.exec(shop.said())?.[0] ?? '').replace(shop.url, url),
    gateways,
    databaseUrl: postgres.url('sangdai', 'sangdai'),
    stop: async () => {
      await pages?.stop()
      await shop.stop()
      await outside.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

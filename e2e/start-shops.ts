import { rm } from 'node:fs/promises'
import { ownFolder } from '#database/own-folder.ts'
import { runShop } from './running-shop.ts'

/** Two shops for the run: the whole in one process, and pages alone that ask the first one's API over HTTP. */
export default async function startShops(): Promise<() => Promise<void>> {
  const dataDir = await ownFolder('e2e')
  const whole = await runShop({ DATA_DIR: dataDir }, { keepData: true })
  const pagesOnly = await runShop({ DATA_DIR: dataDir, API_BASE_URL: `${whole.url}/rest` }, { keepData: true })
  process.env.SHOP_DIRECT = whole.url
  process.env.SHOP_HTTP = pagesOnly.url
  process.env.SHOP_DATABASE = whole.databaseUrl
  return async () => {
    await pagesOnly.stop()
    await whole.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

import { runShop } from './running-shop.ts'

/** Builds the pages and draws the demo network once, by a real first start; the run's shops copy its folder. */
const [dataDir = ''] = process.argv.slice(2)
const shop = await runShop({ DATA_DIR: dataDir }, { keepData: true })
process.exitCode = (await shop.stop()) ?? 1

import { savePortraits } from '#database/seeds/agents/portraits.ts'
import { saveApplicationPictures } from '#database/seeds/applications/save-application-pictures.ts'
import { makeDemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { demoPictures } from '#database/seeds/demo/demo-pictures.ts'
import { storeNetwork } from '#database/seeds/demo/store-network.ts'
import { savePictures } from '#database/seeds/drawings/save-pictures.ts'
import { claimNetwork, finishNetwork } from '#database/seeds/network.ts'
import { saveSlips } from '#database/seeds/payments/store-payments.ts'
import { hashSignIns } from '#database/seeds/people/staff-rows.ts'
import type { SeedTools } from '#database/seeds/seed-tools.ts'
import { savePhotos } from '#database/seeds/visits/store-visits.ts'
import { saveChatPictures } from './chat/store-chats.ts'
import { saveReportPhotos } from './delivery-reports/store-reports.ts'

/**
 * Fills an empty database with the demo network. Does nothing when it is complete; starts over after a killed
 * run.
 */
export async function seedDemo({
  client,
  saveFile,
  savePrivate,
  say,
  today,
  withPictures = true,
}: SeedTools): Promise<void> {
  if (!(await claimNetwork(client, 'demo'))) return
  const network = makeDemoNetwork(today)
  const pictures = withPictures ? demoPictures(network) : []
  say(
    `Demo network: ${network.items.length} products, ${network.trades.length} centres, ${pictures.length} pictures`,
  )
  await Promise.all([
    savePictures(pictures, saveFile).then(() => say(`${pictures.length} pictures are drawn`)),
    ...(savePrivate ? network.trades.map((trade) => saveSlips(trade, today, savePrivate)) : []),
    ...(savePrivate && withPictures
      ? network.trades
          .filter(({ centre }) => centre.saleUnit === 'BKK01')
          .flatMap((trade) => [
            savePhotos(trade, today, savePrivate),
            saveReportPhotos(trade, savePrivate),
            saveChatPictures(trade, today, savePrivate),
          ])
      : []),
    ...(savePrivate && withPictures
      ? [saveApplicationPictures(savePrivate), savePortraits(savePrivate)]
      : []),
    hashSignIns()
      .then((hashes) => storeNetwork(client, network, hashes, today))
      .then(() => say('Rows are stored')),
  ])
  await client.query('analyze')
  await finishNetwork(client)
  say('Demo network is ready')
}

import { findBrowser } from './browser.ts'

/** Finds or brings a browser before the long checks begin, so that a machine that cannot have one is told at once. */
try {
  console.log(`Journeys drive ${await findBrowser()}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

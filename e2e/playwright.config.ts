import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tools/browser.ts'

// Workers read this file too, and take the browser that was found here.
process.env.CHROMIUM_PATH = await findBrowser()
const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: browserArguments }
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Journeys in a real browser, each by both carriers: pages and API in one process, and pages that reach the API over HTTP. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './tools/start-shops.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two keep two cores busy: a third ends no sooner, and makes every page wait longer.
  workers: 2,
  retries: 0,
  // A busy machine answers late; that is not what these journeys judge.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }]],
  // Pages kept for later are told of in a journey of their own; the others meet the shop itself.
  use: { serviceWorkers: 'block', launchOptions, screenshot: 'only-on-failure', locale: 'th-TH', ...phone },
  // A journey in both languages runs in process in Thai and over HTTP in English; @once runs in process only.
  projects: [
    { name: 'in process', metadata: { shop: 'SHOP_DIRECT' }, grepInvert: /^(?!.*@once).*\(en\)/s },
    { name: 'over HTTP', metadata: { shop: 'SHOP_HTTP' }, grepInvert: /@once|\(th\)/ },
  ],
})

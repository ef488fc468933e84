import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { runShop } from '../e2e/running-shop.ts'
import { writeFileSync } from 'node:fs'
const shop = await runShop()
try {
  await fetch(shop.url)
  const port = 39211
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments, `--remote-debugging-port=${port}`] })
  const r = await lighthouse(shop.url + (process.argv[2] ?? '/'), { port, logLevel: 'error', output: 'json', formFactor: 'mobile', onlyCategories: ['performance'] })
  await browser.close()
  const l = r!.lhr
  writeFileSync('/tmp/bw/lhr.json', JSON.stringify(l))
  console.log('bench index', l.environment.benchmarkIndex, 'perf', l.categories.performance!.score)
  for (const id of ['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index','interactive','server-response-time','mainthread-work-breakdown','bootup-time']) console.log(id, l.audits[id]?.displayValue, l.audits[id]?.score)
  for (const [id, a] of Object.entries(l.audits)) if (/insight/.test(id) && a.score !== null && a.score < 1) console.log(id, a.title, a.displayValue, JSON.stringify((a.details as any)?.items)?.slice(0, 900))
  console.log(JSON.stringify((l.audits['mainthread-work-breakdown']?.details as any)?.items))
  console.log(JSON.stringify((l.audits['bootup-time']?.details as any)?.items?.slice(0,6)))
  for (const i of (l.audits['network-requests']!.details as any).items) console.log(Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.priority, i.transferSize, i.resourceSize, i.resourceType, i.url.replace(shop.url,'').slice(0,90))
  console.log(JSON.stringify(l.audits['long-tasks']?.details && (l.audits['long-tasks'].details as any).items))
} finally { await shop.stop() }

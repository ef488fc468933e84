import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Outcome = { passed: number; failed: number; why?: string[] }

export async function countUnit(folder: string): Promise<Outcome> {
  const report = JSON.parse(await readFile(join(folder, 'unit.json'), 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
  }
}

type Result = { error?: { message?: string }; attachments?: { name: string; body?: string }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: Result[] }[] }[] }

export async function countJourneys(folder: string): Promise<Outcome> {
  const { stats, suites } = JSON.parse(await readFile(join(folder, 'e2e.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, why: suites.flatMap(whyFailed) }
}

const linesPrinted = 25
const lettersOfPage = 3000

/** Repeats a run's errors and the page's content for readers of only the end of a long output. */
function whyFailed({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ error, attachments }) =>
        error?.message ? [lastNumber(title, error.message, attachments)] : [],
      ),
    ),
  )
  return [...own, ...suites.flatMap(whyFailed)]
}

function lastNumber(title: string, message: string, attachments: Result['attachments'] = []): string {
  const pages = attachments.flatMap(({ name, body }) =>
    name === 'page' ? [Buffer.from(body ?? '', 'base64').toString()] : [],
  )
  const said = pages
    .map((page) => `The page: ${page.replace(/\s+/g, ' ').slice(0, lettersOfPage)}\n`)
    .join('')
  return `${title}\n${message.split('\n').slice(0, linesPrinted).join('\n')}\n${said}`
}

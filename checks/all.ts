import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changedFiles, quickFiles } from '#checks/house/quick-files.ts'
import { home } from '#checks/house/source-files.ts'
import { ownFolder } from '#database/own-folder.ts'

/** Every check, the cheapest first. `npm test -- unit` runs those whose name holds the word, `npm test -- quick` the quick ones. */
type Outcome = { passed: number; failed: number; why?: string[] }
type Check = {
  name: string
  command: string[]
  leaves?: Record<string, string>
  count?: (folder: string) => Promise<Outcome>
}

const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=FOLDER/unit.json',
]
const quickChecks: Check[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of shop, without browser or Node', command: ['tsc', '-p', 'shop/tsconfig.json'] },
  { name: 'lint and format', command: ['biome', 'check', '.'] },
  { name: 'database types match the migrations', command: ['node', 'database/describe.ts', '--check'] },
]
const checks: Check[] = [
  { name: 'a browser for the journeys', command: ['node', 'e2e/tools/find-browser.ts'] },
  ...quickChecks,
  {
    name: 'pages and demo network, for unit tests and journeys',
    command: ['node', 'e2e/tools/prepare-demo.ts', 'FOLDER/demo'],
    leaves: { PREPARED_DEMO: 'FOLDER/demo' },
  },
  { name: 'unit and API', command: vitest, count: countUnit },
  {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: countJourneys,
  },
]

async function countUnit(folder: string): Promise<Outcome> {
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

async function countJourneys(folder: string): Promise<Outcome> {
  const { stats, suites } = JSON.parse(await readFile(join(folder, 'e2e.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, why: suites.flatMap(whyFailed) }
}

const linesTold = 25
const lettersOfPage = 3000

/** The errors of a run once more, and what the page said, for whoever sees only the end of a long output. */
function whyFailed({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ error, attachments }) =>
        error?.message ? [told(title, error.message, attachments)] : [],
      ),
    ),
  )
  return [...own, ...suites.flatMap(whyFailed)]
}

function told(title: string, message: string, attachments: Result['attachments'] = []): string {
  const pages = attachments.flatMap(({ name, body }) =>
    name === 'page' ? [Buffer.from(body ?? '', 'base64').toString()] : [],
  )
  const said = pages
    .map((page) => `The page: ${page.replace(/\s+/g, ' ').slice(0, lettersOfPage)}\n`)
    .join('')
  return `${title}\n${message.split('\n').slice(0, linesTold).join('\n')}\n${said}`
}

function run(command: string[]): Promise<boolean> {
  const [program = '', ...args] = command.map((word) => word.replace('FOLDER', folder))
  const env = {
    ...process.env,
    ...left,
    E2E_REPORT: join(folder, 'e2e.json'),
    PLAYWRIGHT_FORCE_TTY: '0',
    FORCE_COLOR: '0',
  }
  const child = spawn(join(home, 'node_modules', '.bin', program), args, { cwd: home, env, stdio: 'inherit' })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}

const folder = await ownFolder('checks')
/** What checks leave behind for those after them. */
const left: Record<string, string> = {}
const total: Outcome = { passed: 0, failed: 0 }
const failures: string[] = []
const failedChecks: string[] = []
const wanted = process.argv[2] ?? ''
const quick = () => [
  ...quickChecks,
  {
    name: 'rules and changed businesses',
    command: [...vitest, ...quickFiles(changedFiles())],
    count: countUnit,
  },
]
const chosen = wanted === 'quick' ? quick() : checks.filter((check) => check.name.includes(wanted))
for (const { name, command, count, leaves = {} } of chosen) {
  const start = Date.now()
  const good = await run(command)
  if (good)
    for (const [variable, value] of Object.entries(leaves)) left[variable] = value.replace('FOLDER', folder)
  const counted = (await count?.(folder).catch(() => undefined)) ?? {
    passed: Number(good),
    failed: Number(!good),
  }
  // A runner that fails without a failed test failed all the same.
  const outcome = good ? counted : { ...counted, failed: Math.max(1, counted.failed) }
  total.passed += outcome.passed
  total.failed += outcome.failed
  if (outcome.failed > 0) {
    failedChecks.push(name)
    failures.push(...(outcome.why ?? []))
  }
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'ok'}  ${name}  (${((Date.now() - start) / 1000).toFixed(1)} s)\n`,
  )
}
await rm(folder, { recursive: true, force: true })
for (const failure of failures) console.log(failure)
if (failedChecks.length > 0) console.log(`Failed: ${failedChecks.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

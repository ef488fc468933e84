import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { areaFiles, changedFiles, quickFiles } from '#checks/house/quick-files.ts'
import { ownFolder } from '#database/own-folder.ts'
import { countJourneys, countUnit, type Outcome } from './count-results.ts'
import { type Check, runCheck } from './run-check.ts'

/** Names as arguments choose checks; CONTRIBUTING.md lists them (`quick`, an area, `both-languages`, `--shard=1/2`). */
const [chosenPart = ''] = process.argv.slice(2)
const shard = chosenPart.startsWith('--shard=') ? [chosenPart] : []
const area = areaFiles(chosenPart)
// English differs by its words there: every page is seen in English anyway, and whoever changes an area runs all of it.
const sideJourneysInThai = area || chosenPart === 'both-languages' ? [] : ['--grep-invert', '\\(en\\).*@side']

const unit = (name: string, files: string[] = []): Check => ({
  name,
  label: 'unit',
  command: [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=FOLDER/unit.json'],
    ...files,
  ],
  count: countUnit,
})
const source: Check[] = [
  { name: 'types', label: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  {
    name: 'types of shop, without browser or Node',
    label: 'types',
    command: ['tsc', '-p', 'shop/tsconfig.json'],
  },
  { name: 'lint and format', label: 'lint', command: ['biome', 'check', '.'] },
  {
    name: 'database types match the migrations',
    label: 'schema',
    command: ['node', 'database/describe.ts', '--check'],
  },
]
const prepare: Check[] = [
  { name: 'a browser for the journeys', label: 'browser', command: ['node', 'e2e/tools/find-browser.ts'] },
  {
    name: 'pages and demo network, for unit tests and journeys',
    label: 'demo',
    command: ['node', 'e2e/tools/prepare-demo.ts', 'FOLDER/demo'],
    leaves: { PREPARED_DEMO: 'FOLDER/demo' },
  },
]
const journeys: Check = {
  name: 'journeys in a browser',
  label: 'journeys',
  command: [
    ...['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    // A new area has no journeys yet.
    ...(area ? [...area.journeys, '--pass-with-no-tests'] : shard),
    ...sideJourneysInThai,
  ],
  count: countJourneys,
}

/** Rows run one after another, the lanes of a row in parallel; tests that measure time run alone. */
const rows: Check[][][] =
  chosenPart === 'quick'
    ? [[source, [unit('rules and changed businesses', quickFiles(changedFiles()))]]]
    : [
        [source, prepare],
        [[unit('unit and API', area ? [...area.unit, '--passWithNoTests'] : shard)]],
        [[journeys]],
      ]
const isChosen = ({ name }: Check) =>
  chosenPart === 'quick' ||
  area !== undefined ||
  shard.length > 0 ||
  chosenPart === 'both-languages' ||
  name.includes(chosenPart)

const folder = await ownFolder('checks')
// What Node compiled for one process is there for the next: a shop starts a third faster.
const settings: Record<string, string> = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
const total: Outcome = { passed: 0, failed: 0 }
const failures: string[] = []
const failedChecks: string[] = []

async function runLane(lane: Check[]): Promise<void> {
  for (const check of lane.filter(isChosen)) {
    const { passed, failed, why = [] } = await runCheck(check, folder, settings)
    total.passed += passed
    total.failed += failed
    if (failed === 0) continue
    failedChecks.push(check.name)
    failures.push(...why)
  }
}

for (const lanes of rows) await Promise.all(lanes.map(runLane))
await rm(folder, { recursive: true, force: true })
for (const failure of failures) console.log(failure)
if (failedChecks.length > 0) console.log(`Failed: ${failedChecks.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

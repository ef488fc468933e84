import { globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import type { Findings } from './mutant-runner.ts'
import { type Mutant, withFaults } from './plant.ts'

const here = import.meta.dirname
const root = join(here, '../..')

/** Tests of rules need no database; those that price random carts come last, and only for what the others left. */
const stages = [
  {
    include: ['shop/**/*.test.ts', 'api/kit/calls/authorize.test.ts'],
    exclude: ['shop/search/**', 'shop/pricing/every-cart.test.ts'],
    carts: 0,
  },
  { include: ['shop/pricing/every-cart.test.ts'], exclude: [], carts: 200 },
]

/** Wakes every fault before the tests that reach it; says which test caught which. */
export async function tryRules(
  planted: ReadonlyMap<string, Mutant[]>,
  say: (text: string) => void,
): Promise<Map<number, string>> {
  const caught = new Map<number, string>()
  const ids = [...planted.values()].flat().map(({ id }) => id)
  for (const stage of stages) {
    const alive = ids.filter((id) => !caught.has(id))
    const findings = await runStage(stage, planted, alive)
    const broken = findings.flatMap(({ file, broken }) => broken.map((name) => `${file}: ${name}`))
    if (broken.length > 0) throw new Error(`These fail before anything is planted:\n${broken.join('\n')}`)
    for (const each of findings) for (const [id, by] of each.caught) if (!caught.has(id)) caught.set(id, by)
    say(`${stage.include[0]}: ${caught.size} of ${ids.length} caught`)
  }
  return caught
}

type Stage = (typeof stages)[number]

async function runStage(
  { include, exclude, carts }: Stage,
  planted: ReadonlyMap<string, Mutant[]>,
  alive: number[],
): Promise<Findings[]> {
  const findingsFolder = await mkdtemp(join(tmpdir(), 'mutations-'))
  const faults: Plugin = {
    name: 'faults',
    enforce: 'pre',
    transform(code, id) {
      const mutants = planted.get(id)
      return mutants ? { code: withFaults(code, mutants), map: null } : undefined
    },
  }
  const options = {
    config: false as const,
    watch: false,
    include,
    exclude,
    reporters: [{}],
    runner: join(here, 'mutant-runner.ts'),
    setupFiles: [join(here, 'same-cases.ts')],
    provide: { alive, findingsFolder },
    env: carts > 0 ? { CARTS: String(carts) } : {},
    // The name of what measures time, which planted files need more of.
    testNamePattern: '^(?!.*while nobody notices)',
    // One process for many test files: files are loaded anew for each, but it is started once.
    isolate: false,
    // Kept on disk by what stands in the file, it would be served with the faults of another run.
    fsModuleCache: false,
    maxWorkers: 2,
    testTimeout: 600_000,
    teardownTimeout: 600_000,
    passWithNoTests: true,
  }
  const vitest = await createVitest(options, { plugins: [faults] })
  try {
    await vitest.start()
    const files = await readdir(findingsFolder)
    const errors = vitest.state
      .getUnhandledErrors()
      .map((error) => (error instanceof Error ? error.message : JSON.stringify(error)))
    const expected = globSync(include, { cwd: root, exclude })
    if (files.length < expected.length)
      throw new Error(
        `${expected.length - files.length} of ${expected.length} test files did not come to an end:\n${errors.join('\n')}`,
      )
    return await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(findingsFolder, file), 'utf8')) as Findings),
    )
  } finally {
    await vitest.close()
    await rm(findingsFolder, { recursive: true, force: true })
    process.exitCode = 0
  }
}

import { join } from 'node:path'
import pg from 'pg'
import { createVitest, type Vitest } from 'vitest/node'
import type { FunctionFault } from './plant-function.ts'

const root = join(import.meta.dirname, '../..')

const tests = 'database/functions/place-order-3.test.ts'

/** Puts every fault into the demo network that tests clone, and runs the tests; says which were caught. */
export async function tryFunction(
  faults: readonly FunctionFault[],
  say: (text: string) => void,
): Promise<Map<number, string>> {
  const options = { root, watch: false, reporters: [{}], bail: 1, include: [tests], maxWorkers: 1 }
  const vitest = await createVitest(options)
  const caught = new Map<number, string>()
  try {
    await vitest.start()
    const broken = failed(vitest)
    if (broken) throw new Error(`${broken} fails before anything is planted`)
    const url = vitest.getRootProject().getProvidedContext().databaseUrl.replace('/postgres?', '/demo?')
    for (const fault of faults) {
      const by = (await put(url, fault.sql)) ? await runTests(vitest) : 'PostgreSQL'
      if (by) caught.set(fault.id, by)
    }
    say(`${tests}: ${caught.size} of ${faults.length} caught`)
  } finally {
    await vitest.close()
    process.exitCode = 0
  }
  return caught
}

/** False when PostgreSQL itself refuses the text. */
async function put(url: string, sql: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

async function runTests(vitest: Vitest): Promise<string | undefined> {
  await vitest.runTestSpecifications([vitest.getRootProject().createSpecification(join(root, tests))])
  return failed(vitest)
}

function failed(vitest: Vitest): string | undefined {
  return vitest.state.getFiles().find((file) => file.result?.state === 'fail')?.name
}

import { join } from 'node:path'
import pg from 'pg'
import { createVitest, type Vitest } from 'vitest/node'
import type { FunctionFault } from './plant-function.ts'

const root = join(import.meta.dirname, '../..')

/** The function's own tests first; what they leave is put before those of the API that place orders. */
const stages = [
  ['database/functions/place-order.test.ts'],
  ['api/checkout/place-order.test.ts', 'api/checkout/special-orders.test.ts', 'api/coupons/coupons.test.ts'],
]

/** Puts every fault into the demo network that tests clone, and runs the tests; says which file caught which. */
export async function tryFunction(faults: readonly FunctionFault[], say: (text: string) => void): Promise<Map<number, string>> {
  const options = { root, watch: false, reporters: [{}], bail: 1, include: stages.flat(), maxWorkers: 2 }
  const vitest = await createVitest(options)
  const caught = new Map<number, string>()
  try {
    await vitest.start()
    const broken = failed(vitest)
    if (broken) throw new Error(`${broken} fails before anything is planted`)
    const url = vitest.getRootProject().getProvidedContext().databaseUrl.replace('/postgres?', '/demo?')
    for (const [at, files] of stages.entries()) {
      for (const fault of faults) {
        if (caught.has(fault.id)) continue
        const by = (await put(url, fault.sql)) ? await runWith(vitest, files) : 'PostgreSQL'
        if (by) caught.set(fault.id, by)
      }
      say(`place_order_2, stage ${at + 1}: ${caught.size} of ${faults.length} caught`)
    }
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

async function runWith(vitest: Vitest, files: readonly string[]): Promise<string | undefined> {
  const project = vitest.getRootProject()
  await vitest.runTestSpecifications(files.map((file) => project.createSpecification(join(root, file))))
  return failed(vitest, files)
}

function failed(vitest: Vitest, files?: readonly string[]): string | undefined {
  return vitest.state
    .getFiles()
    .filter(({ filepath }) => !files || files.some((file) => filepath.endsWith(file)))
    .find((file) => file.result?.state === 'fail')?.name
}

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { long } from '#checks/house/quick-files.ts'

/** Vitest runs large files first, but the slowest are small: run last, one of them would leave a core idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.endsWith(`/${path}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{shop,api,web,sandbox,start,database,checks,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: ['checks/tools/test-database.ts'],
    setupFiles: ['checks/tools/after-test-file.ts'],
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shop,api,web,sandbox,start,database,checks,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: ['checks/test-database.ts'],
    // Starting a process and loading all packages for each of the files took a third of the run.
    isolate: false,
    setupFiles: ['checks/test-modules.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})

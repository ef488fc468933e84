import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shop,api,web,sandbox,start,database,checks,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: ['checks/test-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})

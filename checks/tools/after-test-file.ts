import { afterAll, vi } from 'vitest'
import { closeAll } from './close-after-file.ts'

// One process runs many test files: none may find what another left behind.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await closeAll()
})

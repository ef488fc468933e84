import { afterAll, vi } from 'vitest'
import { closeAll } from './close-after-file.ts'
import { backToNow } from './pass-time.ts'

// One process runs many test files, so state must not leak between them.
afterAll(async () => {
  vi.useRealTimers()
  backToNow()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await closeAll()
})

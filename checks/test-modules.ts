import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'

// Test files share a process, and the packages loaded into it; what our own modules remember is each file's own.
vi.resetModules()
// Some tests measure the work of their process: clearing up after the files before is none of theirs.
setFlagsFromString('--expose-gc')
runInNewContext('gc')()

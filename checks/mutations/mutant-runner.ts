import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner, vi } from 'vitest'
import { asleep, installSwitch } from './switch.ts'

/** What a test file says of the faults it was shown. */
export type Findings = {
  file: string
  broken: string[]
  reached: number[]
  caught: [id: number, by: string][]
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Faults nobody has caught yet. */
    alive: number[]
    findingsFolder: string
  }
}

const state = installSwitch()
const longestWait = 5_000
/** A test may take so many times its own steps, and some more, before it counts as going round for ever. */
const patience = { times: 20, more: 200_000 }

type Seen = { test: RunnerTestCase; steps: number; reached: Set<number> }

/** Runs a test file once as it is, then its tests again for every fault they reach, in the same process, until one fails. */
export default class MutantRunner extends TestRunner {
  private loaded = new Set<number>()
  private seen: Seen[] = []

  override importFile(file: string, source: 'collect' | 'setup'): unknown {
    // An earlier test file of this process may have loaded the rules already: what loading decides must be seen by each.
    if (source === 'collect') vi.resetModules()
    return super.importFile(file, source)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.seen.length === 0) this.loaded = state.reached
    state.reached = new Set()
    state.steps = 0
    this.seen.push({ test, steps: 0, reached: state.reached })
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    const last = this.seen.at(-1)
    if (last) last.steps = state.steps
    super.onAfterRunTask(test)
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    const [file] = files
    if (file)
      await writeFile(
        join(this.injectValue('findingsFolder'), `${file.id}.json`),
        JSON.stringify(await this.judge(file)),
      )
    super.onAfterRunFiles(files)
  }

  private async judge(file: RunnerTestFile): Promise<Findings> {
    const broken = this.seen.filter(({ test }) => test.result?.state === 'fail').map(({ test }) => test.name)
    if (file.result?.state === 'fail' && broken.length === 0) broken.push('the file does not load')
    const reached = [...new Set([...this.loaded, ...this.seen.flatMap((each) => [...each.reached])])]
    const caught = new Map<number, string>()
    if (broken.length > 0) return { file: file.filepath, broken, reached, caught: [] }

    const usable = this.seen.filter(({ test }) => test.result?.state === 'pass')
    for (const each of usable)
      if (await failsWith(asleep, each)) broken.push(`${each.test.name} (when run twice)`)
    const alive = this.injectValue('alive') as number[]
    const quickFirst = usable.toSorted((a, b) => a.steps - b.steps)
    for (const id of alive) {
      for (const each of quickFirst) {
        if (caught.has(id) || !each.reached.has(id) || !(await failsWith(id, each))) continue
        caught.set(id, each.test.name)
      }
    }
    // What is decided while files load is asked by loading them anew.
    for (const id of [asleep, ...alive.filter((id) => this.loaded.has(id) && !caught.has(id))]) {
      const by = await this.reloaded(file, id, usable)
      if (by && id === asleep) broken.push(`${by} (when loaded twice)`)
      if (by) caught.set(id, by)
    }
    return { file: file.filepath, broken, reached, caught: [...caught] }
  }

  /** The test that fails when the file is loaded with a fault awake, if any does. */
  private async reloaded(
    file: RunnerTestFile,
    id: number,
    before: readonly Seen[],
  ): Promise<string | undefined> {
    const collector = TestRunner.getCurrentSuite()
    collector.clear()
    Object.assign(state, { awake: id, steps: 0, most: patience.more * 10 })
    try {
      await this.importFile(file.filepath, 'collect')
      const tests = testsOf(await collector.collect(file))
      const stepsOf = new Map(before.map(({ test, steps }) => [test.name, steps]))
      for (const test of tests) {
        const steps = stepsOf.get(test.name)
        if (steps !== undefined && (await failsWith(id, { test, steps, reached: new Set() })))
          return test.name
      }
      return undefined
    } catch {
      return 'the file does not load'
    } finally {
      state.awake = asleep
    }
  }
}

function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task as RunnerTestCase]))
}

async function failsWith(id: number, { test, steps }: Seen): Promise<boolean> {
  Object.assign(state, { awake: id, steps: 0, most: steps * patience.times + patience.more })
  let timer: NodeJS.Timeout | undefined
  try {
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('takes too long')), longestWait)
    })
    await Promise.race([TestRunner.getTestFn(test)(), tooLong])
    return false
  } catch {
    return true
  } finally {
    clearTimeout(timer)
    state.awake = asleep
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Rider, readRuns } from './riders-back.ts'

/** Reads the runs of one rider after the other, in a thread of its own, until it is told to stop. */
const { origins, riders } = workerData as { origins: string[]; riders: Rider[] }
const times: number[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
for (let at = 0; !isOver; at++) {
  const [origin, rider] = [origins[at % origins.length], riders[at % riders.length]]
  if (origin && rider) times.push(await readRuns(origin, rider))
  await sleep(50)
}
parentPort?.postMessage(times)

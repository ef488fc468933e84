import { setTimeout as sleep } from 'node:timers/promises'

const sampleSize = 30
const atFirst = 250
const lasted = new WeakMap<object, number[]>()

/** Runs a slow external call and remembers its duration. */
export async function timed<Value>(owner: object, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now()
  const value = await work()
  const times = lasted.get(owner) ?? []
  lasted.set(owner, [...times, performance.now() - start].slice(-sampleSize))
  return value
}

/** Waits as long as an earlier call took, so that timing does not reveal that nothing was sent. */
export async function waitAsUsual(owner: object): Promise<void> {
  const times = lasted.get(owner)
  await sleep(times?.[Math.floor(Math.random() * times.length)] ?? atFirst)
}

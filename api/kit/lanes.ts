/** Work in lanes, each with so many at a time: what waits in a slow lane holds up no other. */
export function makeLanes(atOnce: number) {
  const lanes = new Map<string, { free: number; waiting: (() => void)[] }>()
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(name) ?? { free: atOnce, waiting: [] }
    lanes.set(name, lane)
    if (lane.free > 0) lane.free--
    else await new Promise<void>((begin) => lane.waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else lane.free++
    }
  }
}

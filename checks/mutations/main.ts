import { tryFunction } from './place-order.ts'
import { plantFunction } from './plant-function.ts'
import { report } from './report.ts'
import { tryRules } from './rules.ts'
import { plantAll } from './targets.ts'

/** Plants faults one at a time and asks whether a test notices: `npm run mutations`, or `npm run mutations -- shop/pricing database` for a part. */
const parts = process.argv.slice(2)
const rules = plantAll(parts)
const ofRules = [...rules.values()].flat()
const ofFunction = plantFunction(parts)
console.log(`${ofRules.length} faults in rules, ${ofFunction.length} in the function that places orders`)

const start = performance.now()
const byRules = ofRules.length > 0 ? await tryRules(rules, console.log) : new Map<number, string>()
const byFunction =
  ofFunction.length > 0 ? await tryFunction(ofFunction, console.log) : new Map<number, string>()
const hasPassed = report(
  [
    ...ofRules.map((fault) => ({ ...fault, caughtBy: byRules.get(fault.id) })),
    ...ofFunction.map((fault) => ({ ...fault, caughtBy: byFunction.get(fault.id) })),
  ],
  parts.length === 0,
)
console.log(`${Math.round((performance.now() - start) / 1000)} s`)
process.exitCode = hasPassed ? 0 : 1

import type { z } from 'zod'
import { upload } from './upload.ts'

/** The largest size of a request that matches its schema; `unlimited` names fields without a limit. */
type RequestSize = { bytes: number; longestArray: number; unlimited: string[] }

/** The limit of an integer column; money in baht stays below it as well. */
const [leastNumber, mostNumber] = [-2_147_483_648, 2_147_483_647]
// JSON may write a letter as \u0e01.
const bytesOfLetter = 6
const bytesOfNumber = 24
const fixedLengths: Record<string, number> = { uuid: 36, guid: 36, date: 10 }

type Checks = readonly { _zod: { def: unknown } }[] | undefined
type CheckDef = { check: string; maximum?: number; length?: number; value?: number; format?: string }
const checksOf = (checks: Checks): CheckDef[] => (checks ?? []).map((each) => each._zod.def as CheckDef)

const least = (values: (number | undefined)[]) =>
  Math.min(...values.map((value) => value ?? Number.POSITIVE_INFINITY))
const lengthOf = (checks: Checks) => least(checksOf(checks).map(({ maximum, length }) => maximum ?? length))
const bound = (checks: Checks, check: string) =>
  checksOf(checks).flatMap((def) => (def.check === check ? [def.value ?? Number.NaN] : []))
const isLimited = (checks: Checks) =>
  bound(checks, 'greater_than').some((value) => value >= leastNumber) &&
  bound(checks, 'less_than').some((value) => value <= mostNumber)
const textBytes = (text: unknown) => String(text).length * bytesOfLetter + 2

/** Walks the wire side of a schema, which is what a stranger can send. */
export function measureRequest(schema: z.ZodType): RequestSize {
  const unlimited: string[] = []
  let longestArray = 0

  function refuse(path: string): number {
    unlimited.push(path)
    return 0
  }
  function many(path: string, most: number, bytesOfEach: number): number {
    if (!Number.isFinite(most)) return refuse(path)
    longestArray = Math.max(longestArray, most)
    return most * (bytesOfEach + 1) + 2
  }
  function sizeOf(any: z.core.$ZodType, path: string): number {
    const { def } = (any as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'string': {
        const letters = least([lengthOf(def.checks), fixedLengths[(def as { format?: string }).format ?? '']])
        return Number.isFinite(letters) ? letters * bytesOfLetter + 2 : refuse(path)
      }
      case 'number':
        return isLimited(def.checks) ? bytesOfNumber : refuse(path)
      case 'boolean':
      case 'null':
      case 'undefined':
        return 5
      case 'literal':
        return Math.max(...def.values.map(textBytes))
      case 'enum':
        return Math.max(...Object.values(def.entries).map(textBytes))
      case 'array':
        return many(path, lengthOf(def.checks), sizeOf(def.element, `${path}[]`))
      case 'tuple':
        return def.items.reduce(
          (sum, item, at) => sum + sizeOf(item, `${path}[${at}]`) + 1,
          def.rest ? refuse(path) : 2,
        )
      case 'object':
        return Object.entries(def.shape).reduce(
          (sum, [name, part]) => sum + textBytes(name) + sizeOf(part, path ? `${path}.${name}` : name) + 2,
          def.catchall && def.catchall._zod.def.type !== 'never' ? refuse(path) : 2,
        )
      case 'union':
        return Math.max(...def.options.map((option) => sizeOf(option, path)))
      case 'intersection':
        return sizeOf(def.left, path) + sizeOf(def.right, path)
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'catch':
      case 'readonly':
        return Math.max(5, sizeOf(def.innerType, path))
      case 'lazy':
        return refuse(path)
      // The input of a preprocessing step has no schema, so its output is measured.
      case 'pipe':
        return sizeOf(def.in._zod.def.type === 'transform' ? def.out : def.in, path)
      case 'custom':
        // Files arrive beside the JSON and have limits of their own.
        return any === upload ? 0 : refuse(path)
      default:
        return refuse(path)
    }
  }
  const bytes = sizeOf(schema, '')
  return { bytes, longestArray, unlimited }
}

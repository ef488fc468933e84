import { z } from 'zod'
import { fromBaht, isBaht, toBaht } from '../money/satang.ts'

/** Baht with two decimals on the wire, whole satang inside. */
export const money = z
  .codec(z.number(), z.int(), { decode: (baht) => fromBaht(baht), encode: toBaht })
  .refine((satang) => Number.isSafeInteger(satang))
/** A limit far below the amounts where a double loses satang. */
const mostBaht = 2_000_000_000
export const moneyInput = z.codec(z.number().min(-mostBaht).max(mostBaht).refine(isBaht), z.int(), {
  decode: (baht) => fromBaht(baht),
  encode: toBaht,
})

export const yesNo = z.codec(z.enum(['Y', 'N']), z.boolean(), {
  decode: (flag) => flag === 'Y',
  encode: (flag) => (flag ? 'Y' : 'N'),
})

export type Fields = Record<string, readonly [wireName: string, schema: z.ZodType]>
type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] }
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
type Object<T> = { [K in keyof (Optional<T> & Required<T>)]: (Optional<T> & Required<T>)[K] }
type OursOf<T extends Fields> = Object<{ -readonly [K in keyof T]: z.output<T[K][1]> }>
type WireOf<T extends Fields> = Object<{ -readonly [K in keyof T as T[K][0]]: z.input<T[K][1]> }>

type RequestFields<T extends Fields> = Object<{
  -readonly [K in keyof T]: undefined extends z.input<T[K][1]>
    ? z.output<T[K][1]> | undefined
    : z.output<T[K][1]>
}>
type Named<T extends Fields> = z.ZodType<OursOf<T>, WireOf<T>> & {
  defaults: object
  fields: Fields
  requestFields?: RequestFields<T>
}

/**
 * An object whose wire names differ from ours: `{ code: ['P_Code', z.string()] }`. The old names stop here.
 */
export function named<const T extends Fields>(fields: T): Named<T> {
  const pairs = Object.entries(fields).map(([ours, [wire]]) => [ours, wire] as const)
  const wireSide = z.object(Object.fromEntries(Object.values(fields).map(([wire, schema]) => [wire, schema])))
  const rename = (from: 0 | 1) => (value: Record<string, unknown>) => {
    const renamed: Record<string, unknown> = {}
    for (const pair of pairs) {
      const field = value[pair[from]]
      if (field !== undefined) renamed[pair[from === 0 ? 1 : 0]] = field
    }
    return renamed
  }
  const defaults = Object.fromEntries(
    Object.entries(fields).flatMap(([ours, [, schema]]) =>
      schema instanceof z.ZodDefault ? [[ours, schema.def.defaultValue]] : [],
    ),
  )
  const codec = z.codec(wireSide, z.custom<Record<string, unknown>>(), {
    decode: rename(1),
    encode: rename(0),
  })
  return Object.assign(codec, { defaults, fields }) as never
}

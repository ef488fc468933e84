import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { measureRequest } from './request-size.ts'
import { upload } from './upload.ts'
import { named } from './wire.ts'

const unlimited = (schema: z.ZodType) => measureRequest(z.object({ it: schema })).unlimited
const word = z.string().max(10)
const inside: [string, (schema: z.ZodType) => z.ZodType, path: string][] = [
  ['by itself', (schema) => schema, 'it'],
  ['that may be left out', (schema) => schema.optional(), 'it'],
  ['that may be null', (schema) => schema.nullable(), 'it'],
  ['with a default', (schema) => schema.default(() => undefined as never), 'it'],
  ['with a default beneath its checks', (schema) => schema.prefault(() => undefined as never), 'it'],
  ['that is mended when wrong', (schema) => schema.catch(() => undefined as never), 'it'],
  ['that nobody changes', (schema) => schema.readonly(), 'it'],
  ['that must not be left out', (schema) => z.nonoptional(schema), 'it'],
  ['in an object', (schema) => z.object({ a: word, b: schema }), 'it.b'],
  ['under a name of the wire', (schema) => named({ ours: ['theirs', schema] }), 'it.theirs'],
  ['in a list', (schema) => z.array(schema).max(3), 'it[]'],
  ['in a pair', (schema) => z.tuple([word, schema]), 'it[1]'],
  ['as one of several', (schema) => z.union([word, schema]), 'it'],
  ['as one of two', (schema) => z.xor([word, schema]), 'it'],
  ['together with another', (schema) => z.intersection(z.object({ a: word }), schema), 'it'],
  ['on its way to something else', (schema) => schema.pipe(z.any()), 'it'],
  ['made into something else', (schema) => schema.transform(() => 1), 'it'],
  [
    'on the wire’s side of a codec',
    (schema) => z.codec(schema, z.any(), { decode: (x) => x, encode: (x) => x as never }),
    'it',
  ],
  ['prepared before', (schema) => z.preprocess((value) => value, schema), 'it'],
  ['checked once more', (schema) => schema.refine(() => true), 'it'],
]

describe.each(inside)('something %s', (_where, put, path) => {
  test.each([
    ['a text', z.string()],
    ['a text that only a pattern limits', z.string().regex(/^a+$/)],
    ['a moment, whose fractions have no end', z.iso.datetime({ offset: true })],
    ['an address', z.url()],
    ['a list', z.array(z.boolean())],
    ['a list of at least one', z.array(z.boolean()).min(1)],
    ['a set', z.set(z.boolean())],
    ['a record', z.record(z.string().max(10), z.boolean())],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['a number with a least', z.int().min(0)],
    ['a number with a most', z.int().max(5)],
    ['a number past what a column holds', z.int().min(0).max(9_999_999_999)],
    ['a large number', z.bigint()],
    ['anything', z.unknown()],
    ['something of our own', z.custom<string>()],
    ['an object with more than it says', z.looseObject({ a: word })],
    ['something that holds itself', z.lazy(() => z.array(z.boolean()))],
  ])('%s without a limit is named', (_what, schema) => {
    expect(unlimited(put(schema))).toEqual([path])
  })

  test.each([
    ['a text', z.string().max(10)],
    ['a text of one length', z.string().length(6)],
    ['a text with a pattern and a limit', z.string().max(9).regex(/^a+$/)],
    ['a moment', z.iso.datetime({ offset: true }).max(40)],
    ['a day', z.iso.date()],
    ['a key', z.uuid()],
    ['a list', z.array(z.boolean()).max(3)],
    ['a number', z.number().min(-90).max(90)],
    ['a count', z.int().min(0).max(5)],
    ['a choice', z.enum(['a', 'b'])],
    ['a value', z.literal([1, 2])],
    ['a flag', z.boolean()],
  ])('%s with a limit is not', (_what, schema) => {
    expect(unlimited(put(schema))).toEqual([])
  })
})

test('the size is that of the longest request, however its letters are written', () => {
  const schema = z.object({
    lines: z.array(z.object({ code: z.string().max(60), count: z.int().min(0).max(9_999) })).max(300),
  })
  const escaped = '\\u0e01'.repeat(60)
  const longest = `{"lines":[${Array.from({ length: 300 }, () => `{"code":"${escaped}","count":9999}`).join(',')}]}`
  expect(z.safeParse(schema, JSON.parse(longest)).success).toBe(true)
  const { bytes, longestArray } = measureRequest(schema)
  expect(bytes).toBeGreaterThanOrEqual(longest.length)
  expect(bytes).toBeLessThan(longest.length * 1.5)
  expect(longestArray).toBe(300)
})

test('a file is not counted: it has a limit of its own', () => {
  expect(measureRequest(z.object({ photo: upload.optional() })).unlimited).toEqual([])
})

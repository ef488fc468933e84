import { expect, test } from 'vitest'
import { z } from 'zod'
import { money, moneyInput, named, yesNo } from './wire.ts'
import { wireEncoder } from './wire-encoder.ts'

const part = named({
  code: ['P_Code', z.string()],
  price: ['Price', money],
  left: ['Left', z.int().nullable()],
})
const whole = named({
  name: ['Name', z.string().max(5).default('')],
  isOpen: ['IsOpen', yesNo],
  kind: ['Kind', z.enum(['a', 'b'])],
  level: ['Level', z.literal([1, 2]).nullable().default(null)],
  note: ['Note', z.string().optional()],
  weight: ['Weight', z.number()],
  cost: ['Cost', moneyInput.nullable()],
  parts: ['Parts', z.array(part)],
  pair: ['Pair', z.tuple([z.string(), money])],
  counts: ['Counts', z.record(z.string(), z.int())],
  either: ['Either', z.union([z.int(), z.string()])],
  plain: ['Plain', z.object({ inner: part, flag: z.boolean() })],
  anything: ['Anything', z.unknown()],
})
const water = { code: '1001', price: 1_250, left: null }
const value = {
  ...{
    name: 'น้ำ',
    isOpen: true,
    kind: 'b',
    level: 2,
    weight: 0.5,
    cost: 99,
    parts: [water, { ...water, left: 3 }],
  },
  ...{
    pair: ['x', 100],
    counts: { a: 1 },
    either: 7,
    plain: { inner: water, flag: false },
    anything: [1],
  },
}

test('a value goes to the wire as zod would encode it', () => {
  for (const each of [value, { ...value, note: 'x', either: 'x', parts: [], cost: null, level: null }]) {
    const encoded = wireEncoder(whole)(each)
    expect(encoded).toStrictEqual(z.encode(whole, each as never))
    expect(JSON.stringify(encoded)).toBe(JSON.stringify(z.encode(whole, each as never)))
  }
  expect(wireEncoder(part)(water)).toEqual({ P_Code: '1001', Price: 12.5, Left: null })
})

test('what the schema does not name stays inside', () => {
  const secret = { ...water, password: 'x' }
  const all = {
    ...value,
    password: 'x',
    parts: [secret],
    plain: { inner: secret, flag: true, password: 'x' },
  }
  expect(JSON.stringify(wireEncoder(whole)(all))).not.toContain('password')
})

test.each([
  ['a missing field', { ...value, name: undefined }],
  ['a text for a number', { ...value, weight: '0.5' }],
  ['no number', { ...value, weight: Number.NaN }],
  ['part of a satang', { ...value, cost: 1.5 }],
  ['a word that is none of them', { ...value, kind: 'c' }],
  ['a number that is none of them', { ...value, level: 3 }],
  ['a text for a list', { ...value, parts: 'x' }],
  ['nothing for a list', { ...value, parts: null }],
  ['a list for an object', { ...value, plain: [] }],
  ['a wrong part deep inside', { ...value, plain: { inner: { ...water, left: '3' }, flag: true } }],
])('%s is refused as zod refuses it', (_name, wrong) => {
  expect(() => wireEncoder(whole)(wrong)).toThrow(z.ZodError)
})

import { z } from 'zod'
import { slots } from '../centres/next-round.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { mostOf } from './most-of.ts'

const lastMinute = 1_439

const text = (most: number) => z.string().max(most)
const minute = z.int().min(0).max(lastMinute)
const weekdays = z.int().min(0).max(127)
const day = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/)

export const details = z.object({
  nameTh: text(120),
  nameEn: text(120),
  shortName: text(40),
  address: text(200),
  province: text(60),
  district: text(60),
  subdistrict: text(60),
  postcode: text(5),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: text(20),
  lineUrl: text(200),
  lineName: text(60),
  taxNumber: text(13),
  taxBranch: text(5),
})
export type CentreDetails = z.output<typeof details>

export const rounds = z.object({
  weekdays,
  cutOffMinute: minute,
  slots: z
    .array(z.object({ slot: z.enum(slots), cutOffMinute: minute, daysBefore: z.int().min(0).max(7) }))
    .max(slots.length),
})
export type CentreRounds = z.output<typeof rounds>

export const holiday = z.object({ startsOn: day, endsOn: day, nameTh: text(80), nameEn: text(80) })
export type Holiday = z.output<typeof holiday>

export const account = z.object({
  bankCode: text(3),
  accountNumber: text(15),
  accountName: text(100),
  promptPayId: text(15),
  billerId: text(15),
})
export type BankAccount = z.output<typeof account>

const areaWords = {
  id: text(40),
  nameTh: text(80),
  nameEn: text(80),
  weekdays: weekdays.nullable(),
  cutOffMinute: minute.nullable(),
  active: z.boolean(),
  /** A postcode, or a postcode and one subdistrict of it: `10900 ลาดยาว`. */
  places: z.array(text(50)).max(mostOf.places),
}
/** What is null holds as for the whole centre. */
export const areaInput = z.object({
  ...areaWords,
  fee: moneyInput.nullable(),
  freeFrom: moneyInput.nullable(),
  minimum: moneyInput.nullable(),
})
export const area = z.object({
  ...areaWords,
  fee: money.nullable(),
  freeFrom: money.nullable(),
  minimum: money.nullable(),
})
export type CentreArea = z.output<typeof areaInput>

export const termsInput = z.object({
  fee: moneyInput.nullable(),
  freeFrom: moneyInput.nullable(),
  minimum: moneyInput.nullable(),
})
export const terms = z.object({
  fee: money.nullable(),
  freeFrom: money.nullable(),
  minimum: money.nullable(),
})
/** The centre's own; null takes the network's. */
export type CentreTerms = z.output<typeof termsInput>

export const closing = z.object({
  reasonTh: text(300),
  reasonEn: text(300),
  /** What customers are told; empty is unknown. */
  reopensOn: text(10),
})
export type Closing = z.output<typeof closing>

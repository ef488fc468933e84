import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { sayTime } from '#shop/time/bangkok.ts'

/**
 * The limit of attempts per key and window; two adjacent windows can allow twice as many within one length.
 */
const doors = {
  'password by name': { most: 10, minutes: 15 },
  'password by device': { most: 10, minutes: 15 },
  'password by address': { most: 100, minutes: 15 },
  'code sent to number': { most: 5, minutes: 60 },
  'code sent to device': { most: 5, minutes: 60 },
  'code asked by address': { most: 30, minutes: 15 },
  'code for number': { most: 5, minutes: 60 },
  'code by device': { most: 10, minutes: 60 },
  'code entered by address': { most: 60, minutes: 15 },
  'sign-in elsewhere by address': { most: 60, minutes: 15 },
  'token by address': { most: 60, minutes: 15 },
  'link asked by staff': { most: 30, minutes: 15 },
  'link sent to number': { most: 3, minutes: 15 },
  'second factor by name': { most: 6, minutes: 15 },
  'invitation by staff': { most: 40, minutes: 60 },
  'invitation to number': { most: 5, minutes: 60 },
  'merchant application by address': { most: 20, minutes: 60 },
  'pictures of an application': { most: 30, minutes: 60 },
  'papers of an agent': { most: 20, minutes: 60 },
  'client of an agent': { most: 60, minutes: 60 },
  'unknown coupon by customer': { most: 30, minutes: 15 },
  'setup key by address': { most: 20, minutes: 15 },
  'setup message': { most: 10, minutes: 60 },
  'setup code': { most: 20, minutes: 60 },
} as const
export type Door = keyof typeof doors

/** Counts an attempt before checking it, so that concurrent guesses all count; refuses above the limit. */
export async function countAttempt(db: Db, door: Door, key: string, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    insert into attempts (door, key, window_start, count) values (${door}, ${key}, ${windowStart(door, now)}, 1)
    on conflict (door, key, window_start) do update set count = attempts.count + 1 returning count`.execute(
    db,
  )
  if ((rows[0]?.count ?? 0) > doors[door].most) throw tooMany(door, now)
}

/** Refuses when the next attempt would exceed the limit, without counting one. */
export async function requireTryLeft(db: Db, door: Door, key: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('door', '=', door)
    .where('key', '=', key)
    .where('window_start', '=', windowStart(door, now))
    .executeTakeFirst()
  if ((row?.count ?? 0) >= doors[door].most) throw tooMany(door, now)
}

function tooMany(door: Door, now: Date): Problem {
  const until = new Date(windowStart(door, now).getTime() + doors[door].minutes * 60_000)
  const problem = refuse(identityProblems.tooManyTries, { time: sayTime(until, 'en') })
  problem.retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1_000)
  return problem
}

/** A success is no guess, so it is subtracted from its address, which many shops may share. */
export async function giveBackAttempt(db: Db, door: Door, key: string, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('door', '=', door)
    .where('key', '=', key)
    .where('window_start', '=', windowStart(door, now))
    .execute()
}

/** A success resets the attempts of the name. */
export async function forgetAttempts(db: Db, door: Door, key: string, now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('door', '=', door)
    .where('key', '=', key)
    .where('window_start', '=', windowStart(door, now))
    .execute()
}

function windowStart(door: Door, now: Date): Date {
  const length = doors[door].minutes * 60_000
  return new Date(Math.floor(now.getTime() / length) * length)
}

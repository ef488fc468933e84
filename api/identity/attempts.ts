import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** How often a door may be tried with one key in a window of time. */
const doors = {
  'password by name': { most: 10, minutes: 15 },
  'password by address': { most: 100, minutes: 15 },
  'code sent to number': { most: 5, minutes: 15 },
  'code asked by address': { most: 30, minutes: 15 },
  'code entered by address': { most: 60, minutes: 15 },
  'sign-in elsewhere by address': { most: 60, minutes: 15 },
  'token by address': { most: 60, minutes: 15 },
  'link asked by staff': { most: 30, minutes: 15 },
  'link sent to number': { most: 3, minutes: 15 },
  'unknown coupon by customer': { most: 30, minutes: 15 },
} as const
export type Door = keyof typeof doors

/** Counts a try before it is judged, and refuses one too many: guesses made at the same moment all count. */
export async function countAttempt(db: Db, door: Door, key: string, now: Date): Promise<void> {
  const { most, minutes } = doors[door]
  const start = windowStart(door, now)
  const { rows } = await sql<{ count: number }>`
    insert into attempts (door, key, window_start, count) values (${door}, ${key}, ${start}, 1)
    on conflict (door, key, window_start) do update set count = attempts.count + 1 returning count`.execute(db)
  if ((rows[0]?.count ?? 0) > most) {
    const wait = Math.ceil((start.getTime() + minutes * 60_000 - now.getTime()) / 60_000)
    throw refuse(identityProblems.tooManyTries, { minutes: Math.max(1, wait) })
  }
}

/** A success is no guess: it is taken off the address it came from, which many shops may share. */
export async function giveBackAttempt(db: Db, door: Door, key: string, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('door', '=', door)
    .where('key', '=', key)
    .where('window_start', '=', windowStart(door, now))
    .execute()
}

/** A success clears the name's own tries. */
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

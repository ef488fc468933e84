import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whyNotSideBySide } from './migration-rules.ts'
import { home } from './source-files.ts'

const folder = join(home, 'database/migrations')
/** Migrations that landed before the rule. */
const before = '0022-bank-accounts.sql'

test('no migration takes anything from the version that still runs; else: expand first, see docs/decisions/0025', () => {
  const fresh = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > before)
  const wrong = fresh.flatMap((name) =>
    whyNotSideBySide(readFileSync(join(folder, name), 'utf8')).map((why) => `${name} ${why}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['drop table carts', 'drops'],
  ['alter table orders drop column note', 'drops'],
  ['alter table orders drop note', 'drops a column'],
  ['alter table carts drop constraint carts_pkey', 'drops'],
  ['drop function place_order(jsonb)', 'drops'],
  ['alter table orders rename to sales', 'renames'],
  ['alter table orders\n  rename column total to sum', 'renames'],
  ['alter table orders alter column total type numeric', 'changes a type'],
  ['alter table orders alter total set data type numeric', 'changes a type'],
  ['alter table orders alter column note set not null', 'refuses rows'],
  ['alter table orders add column note text not null', 'adds a column'],
  ['alter table orders add note text not null, add x int', 'adds a column'],
])('%s is refused', (sql, why) => {
  expect(whyNotSideBySide(sql)).toEqual([expect.stringContaining(why)])
  expect(whyNotSideBySide(`-- may go after 1a2b3c4: nobody reads it any more\n${sql}`)).toEqual([])
})

test.each([
  'create table notes (sale_unit text not null, id uuid not null, primary key (sale_unit, id))',
  "alter table orders add column note text not null default 'x'",
  'alter table orders add column note text',
  'alter table orders alter column note drop not null',
  'alter table orders add constraint noted check (note is not null) not valid',
  'drop index orders_by_day',
  'alter table otp_requests drop constraint otp_requests_purpose_check',
  'create function place_order_2(asked jsonb) returns jsonb language plpgsql as $$ begin drop table x; end $$',
  "comment on table orders is 'drop table is a word'",
])('%s is fine', (sql) => {
  expect(whyNotSideBySide(sql)).toEqual([])
})

import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { readSchema } from './schema-rules.ts'

const { pool } = await ownDatabase()

/** The check's result for a schema with one planted mistake, which is rolled back. */
async function planted(sql: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(sql)
    return await readSchema(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each([
  [
    'a unique index without the centre',
    'create unique index x on orders (tracking_key)',
    'a unique index of orders lacks sale_unit: x',
  ],
  [
    'a primary key without the centre',
    'alter table outbox drop constraint outbox_pkey; alter table outbox add constraint x primary key (id)',
    'the primary key of outbox lacks sale_unit: x',
  ],
  [
    'a primary key that does not begin with it',
    'alter table outbox drop constraint outbox_pkey; alter table outbox add constraint x primary key (id, sale_unit)',
    'the primary key of outbox does not begin with sale_unit: x',
  ],
  [
    'a foreign key without the centre',
    'alter table outbox add constraint once unique (id); alter table coupons add outbox_id uuid constraint x references outbox (id)',
    'a foreign key of coupons lacks sale_unit: x',
  ],
  [
    'a copy on every machine that refers to one centre',
    'alter table consents add sale_unit text; alter table consents add code text; alter table consents add constraint x foreign key (sale_unit, code) references customers',
    'consents (reference) refers to customers, which is distributed: x',
  ],
  [
    'a table of a centre that refers to a local one',
    'alter table orders add session uuid constraint x references sessions',
    'orders (distributed) refers to sessions, which is local: x',
  ],
  [
    'a trigger with a transition table',
    `create function x() returns trigger language plpgsql as 'begin return null; end';
     create trigger x after update on products referencing new table as changed for each statement execute function x()`,
    'products has a trigger, which cannot be spread: x',
  ],
  [
    'a table nobody listed',
    'create table x (id integer primary key)',
    'x is not listed in database/table-kinds.ts',
  ],
  ['a listed table that is gone', 'drop table network', 'network is listed but not there'],
  [
    'a table of a centre that may leave it out',
    'alter table outbox drop constraint outbox_pkey; alter table outbox alter sale_unit drop not null',
    'outbox has no sale_unit to be spread by',
  ],
])('the schema is refused with %s', async (_what, sql, why) => {
  expect(await planted(sql)).toContain(why)
})

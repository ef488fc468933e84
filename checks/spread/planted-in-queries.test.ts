import { expect, test } from 'vitest'
import { readFunction } from './function-rules.ts'
import { readConstraints } from './migration-constraints.ts'
import { readQuery } from './query-rules.ts'
import { watchQueries } from './watch-queries.ts'

test.each([
  [
    'a table without its centre',
    'select * from orders where number = $1',
    'orders has no sale_unit = $n of its own',
  ],
  [
    'a join that only compares centres',
    'select * from orders o join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number where o.sale_unit = $1',
    'order_lines l has no sale_unit = $n of its own',
  ],
  [
    'a subquery without the centre',
    'select * from orders o where o.sale_unit = $1 and o.number in (select order_number from order_lines)',
    'order_lines has no sale_unit = $n of its own',
  ],
  [
    'a scalar subquery tied to the outer row only',
    'select (select s.on_hand from stock s where s.sale_unit = p.sale_unit and s.product_code = p.code) from products p where p.sale_unit = $1',
    'stock s has no sale_unit = $n of its own',
  ],
  [
    'one arm of a union without it',
    'select code from products where sale_unit = $1 union all select code from customers',
    'customers has no sale_unit = $n of its own',
  ],
  [
    'a common table without it',
    'with x as (select * from orders) select * from x',
    'orders has no sale_unit = $n of its own',
  ],
  [
    'the centre as one of two ways',
    'select * from orders where sale_unit = $1 or number = $2',
    'orders has no sale_unit = $n of its own',
  ],
  [
    'the centre in disguise',
    'select * from orders o where (o.sale_unit = $1) is true',
    'orders o has no sale_unit = $n of its own',
  ],
  [
    'a list of centres',
    'select * from orders where sale_unit = any($1)',
    'orders has no sale_unit = $n of its own',
  ],
  [
    'a left join whose condition narrows the other side',
    'select * from products p left join stock s on p.sale_unit = $1 and s.sale_unit = $1',
    'products p has no sale_unit = $n of its own',
  ],
  [
    'an update of several centres',
    'update orders set status = $1 where number = $2',
    'orders has no sale_unit = $n of its own',
  ],
  [
    'a deletion in several centres',
    'delete from placed_keys where at < $1',
    'placed_keys has no sale_unit = $n of its own',
  ],
  [
    'a row that moves',
    'update orders set sale_unit = $1 where sale_unit = $2',
    'moves a row to another centre',
  ],
  [
    'a lock over several centres',
    'select * from outbox order by at for update skip locked',
    'locks rows of several centres: outbox',
  ],
  [
    'rows written for centres that are not said',
    'insert into outbox (sale_unit, topic) select x.sale_unit, x.topic from jsonb_to_recordset($1) as x (sale_unit text, topic text)',
    'outbox is filled without a centre that is said',
  ],
  [
    'a local table beside one of a centre',
    'select * from sessions s join customers c on c.account_id = s.account_id where c.sale_unit = $1',
    'reads a local table together with a distributed one',
  ],
])('a query is refused with %s', (_what, sql, why) => {
  expect(readQuery(sql).broken).toContain(why)
})

test.each([
  [
    'each table with the centre',
    'select * from orders o left join order_lines l on l.sale_unit = $1 and l.order_number = o.number where o.sale_unit = $2',
  ],
  ['a table that stands everywhere', 'select * from accounts where mobile = $1 for update'],
  [
    'a copy of every machine beside a centre',
    'select * from customers c join accounts a on a.id = c.account_id where c.sale_unit = $1',
  ],
  [
    'a row written from the same centre',
    `insert into wishlist (sale_unit, product_code) select p.sale_unit, p.code from products p where p.sale_unit = 'BKK01'`,
  ],
  [
    'a queue of one centre',
    'delete from outbox where sale_unit = $1 and id in (select id from outbox where sale_unit = $1 for update skip locked)',
  ],
])('a query may have %s', (_what, sql) => {
  expect(readQuery(sql).broken).toEqual([])
})

test('a query that is asked for two centres at once is refused when it runs', () => {
  const { onQuery, broken } = watchQueries()
  const sql = 'select * from orders o join customers c on c.sale_unit = $2 where o.sale_unit = $1'
  onQuery(sql, ['BKK01', 'BKK01'])
  expect(broken()).toEqual([])
  onQuery(sql, ['BKK01', 'NON01'])
  expect(broken()).toEqual([expect.stringContaining('asks for several centres at once')])
})

const functionOf = (head: string, statement: string) =>
  `create function x_1(${head}) returns void language plpgsql as $$ declare here text := unit; begin ${statement}; end $$`

test('a function is refused without the centre first, or where one of its statements asks for another', () => {
  const right = 'update orders set status = status where sale_unit = here'
  expect(readFunction(functionOf('unit text, codes text[]', right))).toEqual([])
  expect(readFunction(functionOf('codes text[], unit text', right))).toEqual([
    'the first argument of a function is the centre: unit text',
  ])
  expect(
    readFunction(functionOf('unit text, other text', 'delete from orders where sale_unit = other')),
  ).toEqual([expect.stringContaining('orders has no sale_unit = $n of its own')])
  expect(readFunction(functionOf('unit text', 'if exists (select from orders) then return; end if'))).toEqual(
    [expect.stringContaining('orders has no sale_unit = $n of its own')],
  )
})

test('several constraints in one alter table are refused', () => {
  const two = 'alter table orders add constraint a check (total > 0), add column b integer check (b > 0)'
  expect(readConstraints(two)).toEqual(['orders gets several constraints in one alter table'])
  expect(
    readConstraints(
      'alter table orders add column b integer not null default 0 check (b > 0), add column c text',
    ),
  ).toEqual([])
})

-- Whose customer it was when the order was placed; a customer who changes hands leaves earlier sales where they were.
alter table orders add column sale_code text;
comment on column orders.sale_code is 'the salesperson of the customer when it was placed, empty if none; null on orders from before this was known';

create table daily_sales (
  sale_unit text not null references centres,
  kind text not null check (kind in ('all', 'product', 'customer', 'promotion', 'area', 'status')),
  day date not null,
  key text not null,
  sale_code text not null,
  orders integer not null,
  units bigint not null,
  free_units bigint not null,
  goods bigint not null,
  discount bigint not null,
  total bigint not null,
  primary key (sale_unit, kind, day, key, sale_code)
) with (fillfactor = 70);
comment on table daily_sales is 'sums of the orders of a day, changed by the transactions that change an order; see sales_of_orders';
comment on column daily_sales.day is 'the day the order was placed, in Bangkok';
comment on column daily_sales.key is 'product, customer or promotion; province and district of an area; status; empty for all';
comment on column daily_sales.units is 'base units sold, without free ones';
comment on column daily_sales.goods is 'satang of the lines before discounts';
comment on column daily_sales.total is 'satang; of products and promotions goods less discount, else what the orders cost with VAT and delivery';

-- When the sums of a centre were last compared with its orders.
create table sales_checks (
  sale_unit text primary key references centres,
  checked_at timestamptz,
  counted_to date
);
comment on column sales_checks.checked_at is 'null until all orders from before there were sums are counted';
comment on column sales_checks.counted_to is 'how far those are counted, from the first day on';

-- Words that shoppers searched and found nothing for.
create table search_misses (
  sale_unit text not null references centres,
  day date not null,
  words text not null,
  times integer not null,
  primary key (sale_unit, day, words)
);

-- Who gets the summary of a day, and how.
create table day_summaries (
  sale_unit text not null references centres,
  username text not null references staff,
  by_mail boolean not null,
  by_line boolean not null,
  sent_on date,
  primary key (sale_unit, username)
);
comment on column day_summaries.sent_on is 'the last day that was told of';

create index customers_by_day on customers (sale_unit, created_at) include (sale_code, status);
create index stock_moves_by_time on stock_moves (sale_unit, at);
create index refunds_by_day on refunds (sale_unit, done_at) where done_at is not null;
create index customers_pending on customers (sale_unit, created_at) where status = 'pending';

-- What a salesperson is to reach in a month.
create table sales_targets (
  sale_unit text not null references centres,
  month date not null,
  sale_code text not null,
  amount bigint not null check (amount >= 0),
  new_customers integer check (new_customers >= 0),
  active_customers integer check (active_customers >= 0),
  set_at timestamptz not null,
  set_by text not null,
  primary key (sale_unit, month, sale_code),
  check (extract(day from month) = 1)
);
comment on column sales_targets.month is 'its first day';
comment on column sales_targets.amount is 'satang, as the reports of sales count them';
comment on column sales_targets.active_customers is 'customers who order at least once in the month';

-- What salespeople earn by how much of their target they reached. A plan holds from its month until the next one.
create table sales_rewards (
  sale_unit text not null references centres,
  from_month date not null,
  tiers jsonb not null,
  set_at timestamptz not null,
  set_by text not null,
  primary key (sale_unit, from_month),
  check (extract(day from from_month) = 1)
);
comment on column sales_rewards.tiers is 'percent of the target and the satang that are earned from there on; the highest reached counts';

-- Products that every customer of a centre is offered.
create table must_sell_products (
  sale_unit text not null,
  product_code text not null,
  place integer not null,
  primary key (sale_unit, product_code),
  foreign key (sale_unit, product_code) references products (sale_unit, code)
);

-- The customers a member of staff means to visit on a day, in their order.
create table visit_plans (
  sale_unit text not null references centres,
  username text not null references staff,
  day date not null,
  customer_codes text[] not null,
  changed_at timestamptz not null,
  primary key (sale_unit, username, day)
);

create table customer_visits (
  sale_unit text not null,
  id uuid not null,
  customer_code text not null,
  username text not null,
  by_name text not null,
  arrived_at timestamptz not null,
  left_at timestamptz,
  received_at timestamptz not null,
  result text check (result in ('ordered', 'noOrder', 'closed')),
  reason text check (reason in ('stockLeft', 'noMoney', 'price', 'elsewhere', 'ownerAway', 'other')),
  tasks text[] not null default '{}',
  note text not null default '',
  far_reason text not null default '',
  lat double precision,
  lng double precision,
  accuracy integer,
  distance integer,
  primary key (sale_unit, id),
  check ((lat is null) = (lng is null)),
  check ((left_at is null) = (result is null)),
  check (reason is null or result = 'noOrder'),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
comment on column customer_visits.id is 'made by the phone: the same id is the same visit, however often it is sent';
comment on column customer_visits.arrived_at is 'by the clock of the phone, but never after it was received';
comment on column customer_visits.left_at is 'null while the visit lasts, or when its end was never told';
comment on column customer_visits.distance is 'metres to the pin of the shop when it arrived; null without a place or a pin';
comment on column customer_visits.far_reason is 'why it was told away from the pin';
create index customer_visits_by_customer on customer_visits (sale_unit, customer_code, arrived_at desc, id);
create index customer_visits_by_day on customer_visits (sale_unit, arrived_at desc, id);

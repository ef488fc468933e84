-- What a customer orders again and again without being there.
create table standing_orders (
  sale_unit text not null,
  id uuid not null default gen_random_uuid(),
  customer_code text not null,
  name text not null default '' check (length(name) <= 60),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  paused_until date,
  ended_why text check (ended_why in ('customer', 'account')),
  every smallint not null check (every between 1 and 26),
  every_unit text not null check (every_unit in ('week', 'month')),
  every_day smallint not null,
  starts_on date not null,
  next_planned_on date not null,
  look_at timestamptz not null,
  slot text not null,
  ship_to uuid not null,
  bill_to uuid not null,
  payment_method text not null check (payment_method in ('COD', 'CREDIT', 'BANK')),
  uses_coupons boolean not null default false,
  when_closed text not null check (when_closed in ('after', 'before', 'skip')),
  when_sold_out text not null check (when_sold_out in ('leave out', 'wait')),
  wait_days smallint not null check (wait_days between 0 and 7),
  most_total bigint check (most_total > 0),
  when_over text not null check (when_over in ('skip', 'ask')),
  when_below text not null check (when_below in ('skip', 'fill')),
  when_no_credit text not null check (when_no_credit in ('stop', 'COD')),
  version uuid not null default gen_random_uuid(),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (sale_unit, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  check (case every_unit when 'week' then every_day between 0 and 6 else every <= 12 and every_day between 1 and 31 end),
  check (paused_until is null or state = 'paused'),
  check ((state = 'ended') = (ended_why is not null))
);
comment on column standing_orders.every_day is 'of the week, 0 is Sunday, or of the month; a shorter month has its last day instead';
comment on column standing_orders.starts_on is 'the first planned day, from which all others are counted';
comment on column standing_orders.next_planned_on is 'the first planned day that has no run yet';
comment on column standing_orders.look_at is 'when the job looks next whether that run is near';
comment on column standing_orders.paused_until is 'a paused one without a day waits for the customer';
comment on column standing_orders.most_total is 'above it the customer is asked, or the run is left out';
create index standing_orders_by_customer on standing_orders (sale_unit, customer_code, made_at desc);
create index standing_orders_to_look_at on standing_orders (sale_unit, look_at) where state <> 'ended';

create table standing_order_lines (
  sale_unit text not null,
  standing_order_id uuid not null,
  line smallint not null check (line between 1 and 300),
  product_code text not null,
  quantity1 integer not null check (quantity1 >= 0),
  quantity2 integer not null check (quantity2 >= 0),
  quantity3 integer not null check (quantity3 >= 0),
  replacement_code text,
  primary key (sale_unit, standing_order_id, line),
  unique (sale_unit, standing_order_id, product_code),
  foreign key (sale_unit, standing_order_id) references standing_orders (sale_unit, id) on delete cascade,
  check (quantity1 + quantity2 + quantity3 > 0)
);
comment on column standing_order_lines.replacement_code is 'ordered in its place when it is sold out';

-- One run for each planned day: this key is why nothing is ordered twice.
create table standing_order_runs (
  sale_unit text not null,
  standing_order_id uuid not null,
  planned_on date not null,
  deliver_on date,
  slot text not null default '',
  state text not null check (state in ('coming', 'placed', 'skipped', 'failed')),
  due_at timestamptz not null,
  place_at timestamptz,
  told_at timestamptz,
  claimed_at timestamptz,
  own_lines jsonb,
  agreed_total bigint,
  moved text check (moved in ('closed', 'late', 'sold out')),
  reason text,
  params jsonb not null default '{}',
  notes jsonb not null default '[]',
  order_number text,
  total bigint,
  done_at timestamptz,
  primary key (sale_unit, standing_order_id, planned_on),
  foreign key (sale_unit, standing_order_id) references standing_orders (sale_unit, id) on delete cascade,
  check ((state = 'placed') = (order_number is not null)),
  check (state <> 'coming' or (deliver_on is not null and place_at is not null)),
  check (state not in ('failed') or reason is not null)
);
comment on column standing_order_runs.deliver_on is 'where the planned day has no delivery, another one';
comment on column standing_order_runs.due_at is 'when the job looks at it next: to tell of it, then to place it';
comment on column standing_order_runs.claimed_at is 'who places it holds it since then; one that died is taken over';
comment on column standing_order_runs.own_lines is 'what the customer wants this once, in place of the usual';
comment on column standing_order_runs.agreed_total is 'above the limit, the total that the customer agreed to';
comment on column standing_order_runs.reason is 'the code of the sentence why nothing was ordered';
comment on column standing_order_runs.notes is 'what was different from what the customer wants, as codes and products';
create index standing_order_runs_due on standing_order_runs (sale_unit, due_at) where state = 'coming';

-- One tap from a message: a link that can change one run, once.
create table standing_order_links (
  sale_unit text not null,
  token_hash text not null check (length(token_hash) = 43),
  standing_order_id uuid not null,
  planned_on date not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (sale_unit, token_hash),
  foreign key (sale_unit, standing_order_id, planned_on) references standing_order_runs (sale_unit, standing_order_id, planned_on) on delete cascade
);

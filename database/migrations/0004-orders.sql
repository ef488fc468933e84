create table order_counters (
  sale_unit text not null references centres,
  month text not null,
  last integer not null,
  primary key (sale_unit, month)
);

-- Money in satang. total = goods - discount + delivery_fee, with vat held inside or on top by price type.
create table orders (
  sale_unit text not null references centres,
  number text not null,
  customer_code text not null,
  customer_name text not null,
  status text not null check (status in ('SO Wait', 'SO Approve', 'SO Cancel', 'Invoice wait', 'Invoice Approve', 'POD', 'Invoice Cancel')),
  placed_at timestamptz not null,
  placed_by_kind text not null check (placed_by_kind in ('customer', 'agent', 'staff', 'job')),
  placed_by text not null,
  payment_code smallint not null check (payment_code in (0, 1, 2, -1)),
  payment_method text not null,
  paid_at timestamptz,
  delivery_method text not null,
  delivery_fee bigint not null default 0 check (delivery_fee >= 0),
  goods bigint not null check (goods >= 0),
  discount bigint not null default 0 check (discount >= 0),
  vat bigint not null default 0 check (vat >= 0),
  total bigint not null check (total >= 0),
  needs_tax_invoice boolean not null default false,
  points_mode boolean not null default false,
  requested_on date,
  remark text not null default '',
  ship_to jsonb not null,
  bill_to jsonb not null,
  rider_mobile text,
  tracking_key text not null default replace(gen_random_uuid()::text, '-', ''),
  primary key (sale_unit, number),
  unique (tracking_key),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
create index orders_by_customer on orders (sale_unit, customer_code, placed_at desc);
create index orders_by_status on orders (sale_unit, status, placed_at desc);
create index orders_by_day on orders (sale_unit, placed_at desc);

create table order_lines (
  sale_unit text not null,
  order_number text not null,
  line smallint not null,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  unit smallint not null check (unit between 1 and 3),
  unit_name_th text not null,
  unit_name_en text not null,
  rate integer not null check (rate > 0),
  quantity integer not null check (quantity > 0),
  price bigint not null check (price >= 0),
  price_type smallint not null check (price_type in (0, 1, 2)),
  amount bigint not null check (amount >= 0),
  discount bigint not null default 0 check (discount >= 0),
  promotion_id text,
  free boolean not null default false,
  points bigint not null default 0 check (points >= 0),
  primary key (sale_unit, order_number, line),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
create index order_lines_by_product on order_lines (sale_unit, product_code);

-- Every move of an order: who, when and why; shown as its timeline.
create table order_events (
  sale_unit text not null,
  order_number text not null,
  step smallint not null,
  status text not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('customer', 'agent', 'staff', 'rider', 'job')),
  by_name text not null,
  why text not null default '',
  primary key (sale_unit, order_number, step),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);

create table points_ledger (
  sale_unit text not null,
  customer_code text not null,
  id uuid not null default uuidv7(),
  at timestamptz not null,
  points bigint not null check (points <> 0),
  reason text not null check (reason in ('earned', 'redeemed', 'expired', 'given back', 'adjusted')),
  order_number text,
  expires_on date,
  primary key (sale_unit, customer_code, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);

-- The cart kept for a signed-in customer, so that it follows them between devices.
create table cart_lines (
  sale_unit text not null,
  customer_code text not null,
  kind text not null check (kind in ('normal', 'advance', 'points')),
  product_code text not null,
  quantity1 integer not null default 0 check (quantity1 >= 0),
  quantity2 integer not null default 0 check (quantity2 >= 0),
  quantity3 integer not null default 0 check (quantity3 >= 0),
  selected boolean not null default true,
  changed_at timestamptz not null default now(),
  primary key (sale_unit, customer_code, kind, product_code),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

-- What this database holds, so that a seed never touches another network.
create table network (
  one boolean primary key default true check (one),
  name text not null,
  seeded_at timestamptz not null default now(),
  finished boolean not null default false
);

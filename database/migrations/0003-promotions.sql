-- type: 1 value, 2 percent, 3 free item. calculation: 1 every n units, 2 reach n units, 3 reach n baht.
create table promotions (
  sale_unit text not null references centres,
  id text not null,
  name text not null,
  short_name text not null,
  remark text not null,
  starts_on date not null,
  ends_on date not null,
  enabled boolean not null default true,
  type smallint not null check (type in (1, 2, 3)),
  calculation smallint not null check (calculation in (1, 2, 3)),
  all_customers boolean not null default true,
  weekdays smallint not null default 127 check (weekdays between 1 and 127),
  needs_coupon boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (sale_unit, id),
  check (starts_on <= ends_on)
);
comment on column promotions.weekdays is 'bit 0 is Sunday, bit 6 Saturday';
create index promotions_by_end on promotions (sale_unit, ends_on);

-- order_buy counts base units, or satang under calculation 3; discount is satang, or percent times 100 under '%'.
create table promotion_tiers (
  sale_unit text not null,
  promotion_id text not null,
  line smallint not null,
  order_buy bigint not null check (order_buy > 0),
  free_quantity integer not null default 0 check (free_quantity >= 0),
  discount bigint not null default 0 check (discount >= 0),
  discount_type text not null default '',
  primary key (sale_unit, promotion_id, line),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id) on delete cascade
);

-- side: 'sale' goods count and are discounted, 'free' goods are given (quantity in the smallest unit).
create table promotion_products (
  sale_unit text not null,
  promotion_id text not null,
  side text not null check (side in ('sale', 'free')),
  product_code text not null,
  primary key (sale_unit, promotion_id, side, product_code),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id) on delete cascade,
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);
create index promotion_products_by_product on promotion_products (sale_unit, product_code, side);

-- Who takes part when not everyone does: a listed or an excluded customer, a customer type, a store type.
create table promotion_audience (
  sale_unit text not null,
  promotion_id text not null,
  kind text not null check (kind in ('customer', 'excluded', 'customer_type', 'store_type')),
  code text not null,
  primary key (sale_unit, promotion_id, kind, code),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id) on delete cascade
);

create table coupons (
  sale_unit text not null,
  id text not null,
  promotion_id text not null,
  customer_code text,
  expires_on date not null,
  used_at timestamptz,
  used_order text,
  primary key (sale_unit, id),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
create index coupons_by_customer on coupons (sale_unit, customer_code);

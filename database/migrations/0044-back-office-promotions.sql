-- In the order in which the shop's queries take them: in another one they and this would wait for each other in a circle.
lock table coupons, products, promotions in access exclusive mode;

-- Staff change promotions: who saves an older version is refused, and a put-away promotion is kept for its orders.
alter table promotions add column version integer not null default 1;
alter table promotions add column archived_at timestamptz;
alter table promotions add column made_key uuid;
comment on column promotions.archived_at is 'put away by staff; it is then not enabled either';
comment on column promotions.made_key is 'made by the client once for each new promotion; the same key is the same promotion';
create unique index promotions_by_made_key on promotions (sale_unit, made_key);

-- What a promotion said before it was changed: orders of that time are explained with it.
create table promotion_versions (
  sale_unit text not null,
  promotion_id text not null,
  version integer not null,
  name text not null,
  rule jsonb not null,
  until timestamptz not null,
  primary key (sale_unit, promotion_id, version),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id) on delete cascade
);

alter table products add column cost bigint check (cost >= 0);
comment on column products.cost is 'satang the centre pays for one unit 1, without VAT; null when unknown';

-- form: 'owned' numbers belong to a customer each, 'bearer' numbers to whoever has one, a 'shared' code to everybody.
create table coupon_series (
  sale_unit text not null,
  id text not null,
  promotion_id text not null,
  name text not null,
  form text not null check (form in ('owned', 'bearer', 'shared')),
  audience text not null check (audience in ('customers', 'types', 'everybody')),
  customer_types text[] not null default '{}',
  per_customer integer check (per_customer > 0),
  most_uses integer check (most_uses > 0),
  starts_on date not null,
  ends_on date not null,
  prefix text not null,
  code text,
  numbers integer not null,
  used integer not null default 0 check (used >= 0),
  stopped_at timestamptz,
  made_at timestamptz not null,
  made_by text not null,
  made_key uuid not null,
  primary key (sale_unit, id),
  check (starts_on <= ends_on),
  check ((form = 'shared') = (code is not null)),
  check (most_uses is null or used <= most_uses),
  foreign key (sale_unit, promotion_id) references promotions (sale_unit, id)
);
comment on column coupon_series.customer_types is 'only their customers may use it; empty is everybody';
comment on column coupon_series.most_uses is 'orders that may use it in all; null is no limit';
comment on column coupon_series.code is 'the one code of a shared series; its uses are only in coupon_uses';
comment on column coupon_series.used is 'orders that use it now: a cancelled order gives its use back';
create unique index coupon_series_by_made_key on coupon_series (sale_unit, made_key);
create unique index coupon_series_by_code on coupon_series (sale_unit, code) where code is not null;
create index coupon_series_by_promotion on coupon_series (sale_unit, promotion_id);

alter table coupons add column series_id text;
alter table coupons add column told_by text;
alter table coupons add constraint coupons_of_series foreign key (sale_unit, series_id) references coupon_series (sale_unit, id);
comment on column coupons.told_by is 'how its owner was told: waiting, line, sms, mail or none; null when nobody asked for it';
create index coupons_by_series on coupons (sale_unit, series_id, id) where series_id is not null;

-- One row for each order that uses a coupon of a series. No key to orders: adding one would lock them against writing.
create table coupon_uses (
  sale_unit text not null,
  order_number text not null,
  series_id text not null,
  coupon_id text not null,
  customer_code text not null,
  at timestamptz not null,
  primary key (sale_unit, order_number),
  foreign key (sale_unit, series_id) references coupon_series (sale_unit, id)
);
create index coupon_uses_by_series on coupon_uses (sale_unit, series_id, at desc, order_number);
create index coupon_uses_by_customer on coupon_uses (sale_unit, series_id, customer_code);

-- Promotions that staff switched off or put away, for their tabs of the list.
create index promotions_disabled on promotions (sale_unit, starts_on desc, id) where not enabled and archived_at is null;
create index promotions_archived on promotions (sale_unit, starts_on desc, id) where archived_at is not null;

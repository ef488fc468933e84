-- What an empty network waits for: one row, made by the first start in production. The key of its link is derived
-- from the salt and the shop's secret.
create table network_setup (
  one boolean primary key default true check (one),
  salt uuid not null default gen_random_uuid(),
  draft jsonb not null default '{}',
  checks jsonb not null default '{}',
  saved_at timestamptz,
  finished_at timestamptz
);
comment on column network_setup.draft is 'what was typed, until the network opens; the password only as its hash';
comment on column network_setup.checks is 'what the gateways answered when they were tried';

alter table products add column is_example boolean not null default false;
comment on column products.is_example is 'belongs to the example assortment of a new centre, which goes with one press';
create index products_of_example on products (sale_unit, code) where is_example;

-- What staff change of a standing order for its customer, who sees who did it.
create table standing_order_changes (
  sale_unit text not null,
  id uuid not null default gen_random_uuid(),
  standing_order_id uuid not null,
  state text not null check (state in ('active', 'paused', 'ended')),
  paused_until date,
  why text not null check (length(why) between 1 and 300),
  username text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (sale_unit, id),
  foreign key (sale_unit, standing_order_id) references standing_orders (sale_unit, id) on delete cascade,
  check (paused_until is null or state = 'paused')
);
create index standing_order_changes_of_one on standing_order_changes (sale_unit, standing_order_id, at desc);

alter table standing_orders drop constraint standing_orders_ended_why_check;
alter table standing_orders add constraint standing_orders_ended_why_check check (ended_why in ('customer', 'account', 'centre'));

-- As at the checkout: goods that are fetched, and a tax invoice.
alter table standing_orders add column delivery_method text not null default 'DELIVERY';
alter table standing_orders add constraint standing_orders_delivery_method_check check (delivery_method in ('DELIVERY', 'PICKUP'));
alter table standing_orders add column tax_number text;
alter table standing_orders add column tax_branch text;
alter table standing_orders add constraint standing_orders_tax_check check ((tax_number is null) = (tax_branch is null));
comment on column standing_orders.tax_number is 'null without a tax invoice';

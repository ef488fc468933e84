-- Orders that were placed or changed since they were counted. Sums are rows that all orders of a day share, so an order
-- only notes itself here; see count_uncounted_1.
create table uncounted_orders (
  sale_unit text not null,
  order_number text not null,
  before jsonb not null,
  primary key (sale_unit, order_number)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on column uncounted_orders.before is 'what the sums hold of it, with the sign turned: empty for a new order';

-- What these orders add to the sums of their days: the one definition of what counts as a sale. A status beside a number
-- counts in place of the order's own.
create or replace function sales_of_orders_2(unit text, numbers text[], statuses text[] default null)
returns table (kind text, day date, key text, sale_code text, orders integer, units bigint, free_units bigint, goods bigint, discount bigint, total bigint)
language plpgsql stable as $$
declare
  this_unit text := unit;
begin
  return query
  with placed as materialized (
    select o.number, (o.placed_at at time zone 'Asia/Bangkok')::date as day, coalesce(o.sale_code, '') as sale_code, coalesce(n.status, o.status) as status, o.customer_code,
      coalesce(o.ship_to->>'province', '') || '/' || coalesce(o.ship_to->>'district', '') as area,
      o.goods, o.discount, o.total, coalesce(n.status, o.status) not in ('SO Cancel', 'Invoice Cancel') and not o.points_mode as sold
    from unnest(numbers, statuses) n (number, status) join orders o on o.sale_unit = this_unit and o.number = n.number
  ), lines as materialized (
    select p.number, p.day, p.sale_code, l.product_code, l.promotion_id, l.amount, l.discount,
      case when l.free then 0 else l.quantity * l.rate end as units, case when l.free then l.quantity * l.rate else 0 end as free_units
    from placed p join order_lines l on l.sale_unit = this_unit and l.order_number = p.number
    where p.sold
  ), counted as (
    select p.*, coalesce(s.units, 0) as units, coalesce(s.free_units, 0) as free_units
    from placed p
    left join (select l.number, sum(l.units) as units, sum(l.free_units) as free_units from lines l group by l.number) s on s.number = p.number
  )
  select k.kind, c.day, k.key, c.sale_code, count(*)::integer, sum(c.units)::bigint, sum(c.free_units)::bigint, sum(c.goods)::bigint, sum(c.discount)::bigint, sum(c.total)::bigint
  from counted c cross join lateral (values ('all', ''), ('customer', c.customer_code), ('area', c.area)) k (kind, key)
  where c.sold
  group by k.kind, c.day, k.key, c.sale_code
  union all
  select 'status', c.day, c.status, c.sale_code, count(*)::integer, 0, 0, 0, 0, sum(c.total)::bigint
  from counted c
  group by c.day, c.status, c.sale_code
  union all
  select k.kind, l.day, k.key, l.sale_code, count(distinct l.number)::integer, sum(l.units)::bigint, sum(l.free_units)::bigint,
    sum(l.amount)::bigint, sum(l.discount)::bigint, sum(l.amount - l.discount)::bigint
  from lines l cross join lateral (values ('product', l.product_code), ('promotion', l.promotion_id)) k (kind, key)
  where k.key is not null
  group by k.kind, l.day, k.key, l.sale_code;
end
$$;

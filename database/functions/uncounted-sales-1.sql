-- What the sums of days still lack, to be added where they are read; one snapshot sees both, so nothing counts twice.
create or replace function uncounted_sales_1(unit text)
returns table (kind text, day date, key text, sale_code text, orders integer, units bigint, free_units bigint, goods bigint, discount bigint, total bigint)
language plpgsql stable rows 50 as $$
declare
  this_unit text := unit;
  numbers text[] := array(select u.order_number from uncounted_orders u where u.sale_unit = this_unit);
  only_status text[];
  statuses text[];
begin
  if cardinality(numbers) = 0 then return; end if;
  select array_agg(u.order_number), array_agg(u.status_before) into only_status, statuses
  from uncounted_orders u where u.sale_unit = this_unit and u.status_before is not null;
  return query
  select n.kind, n.day, n.key, n.sale_code, n.orders, n.units, n.free_units, n.goods, n.discount, n.total
  from sales_of_orders_2(this_unit, numbers) n
  union all
  select b.kind, b.day, b.key, b.sale_code, -b.orders, -b.units, -b.free_units, -b.goods, -b.discount, -b.total
  from sales_of_orders_2(this_unit, only_status, statuses) b
  union all
  select b.kind, b.day, b.key, b.sale_code, -b.orders, -b.units, -b.free_units, -b.goods, -b.discount, -b.total
  from uncounted_orders u cross join lateral jsonb_to_recordset(u.before) as b (kind text, day date, key text, sale_code text,
    orders integer, units bigint, free_units bigint, goods bigint, discount bigint, total bigint)
  where u.sale_unit = this_unit;
end
$$;

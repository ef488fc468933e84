-- Returns how many sums it changed. Theirs are the last rows that are locked, in the order of their keys, so that two
-- orders never wait for each other.
create or replace function add_sales_1(unit text, changes jsonb) returns integer language plpgsql as $$
declare
  changed integer;
begin
  insert into daily_sales as s (sale_unit, kind, day, key, sale_code, orders, units, free_units, goods, discount, total)
  select unit, c.kind, c.day, c.key, c.sale_code, sum(c.sign * c.orders), sum(c.sign * c.units), sum(c.sign * c.free_units),
    sum(c.sign * c.goods), sum(c.sign * c.discount), sum(c.sign * c.total)
  from jsonb_to_recordset(changes) as c (sign integer, kind text, day date, key text, sale_code text,
    orders integer, units bigint, free_units bigint, goods bigint, discount bigint, total bigint)
  group by c.kind, c.day, c.key, c.sale_code
  having sum(c.sign * c.orders) <> 0 or sum(c.sign * c.units) <> 0 or sum(c.sign * c.free_units) <> 0
    or sum(c.sign * c.goods) <> 0 or sum(c.sign * c.discount) <> 0 or sum(c.sign * c.total) <> 0
  order by c.kind, c.day, c.key, c.sale_code
  on conflict (sale_unit, kind, day, key, sale_code) do update
  set orders = s.orders + excluded.orders, units = s.units + excluded.units, free_units = s.free_units + excluded.free_units,
    goods = s.goods + excluded.goods, discount = s.discount + excluded.discount, total = s.total + excluded.total;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Called before a locked order changes. The update changes nothing and keeps the row locked, so that it is counted only
-- after the change.
create or replace function note_order_1(unit text, this_number text) returns void language plpgsql as $$
begin
  insert into uncounted_orders as u (sale_unit, order_number, before)
  select unit, this_number, coalesce(jsonb_agg(to_jsonb(n) || '{"sign": -1}'), '[]') from sales_of_orders_1(unit, array[this_number]) n
  on conflict (sale_unit, order_number) do update set before = u.before;
end
$$;

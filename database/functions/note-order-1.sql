-- Called before a locked order changes. The update changes nothing and keeps the row locked, so that it is counted only
-- after the change.
create or replace function note_order_1(unit text, this_number text) returns void language plpgsql as $$
declare
  noted_status text;
begin
  -- Waits for whoever counts it; what is left counts with the status of the first note.
  select u.status_before into noted_status from uncounted_orders u where u.sale_unit = unit and u.order_number = this_number for update;
  insert into uncounted_orders as u (sale_unit, order_number, before)
  select unit, this_number, coalesce(jsonb_agg(to_jsonb(n) || '{"sign": -1}'), '[]')
  from sales_of_orders_2(unit, array[this_number], array[noted_status]) n
  on conflict (sale_unit, order_number) do update
  set before = case when u.status_before is null then u.before else excluded.before end, status_before = null;
end
$$;

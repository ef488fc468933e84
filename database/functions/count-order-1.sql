-- The version before this one calls it after it changed an order, with what the order counted for before.
create or replace function count_order_1(unit text, order_number text, before jsonb) returns void language plpgsql as $$
declare
  of_order jsonb := before;
begin
  insert into uncounted_orders as u (sale_unit, order_number, before) values (unit, count_order_1.order_number, of_order)
  on conflict on constraint uncounted_orders_pkey do update set before = u.before;
end
$$;

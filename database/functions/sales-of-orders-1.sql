-- The version before this one calls it.
create or replace function sales_of_orders_1(unit text, numbers text[])
returns table (kind text, day date, key text, sale_code text, orders integer, units bigint, free_units bigint, goods bigint, discount bigint, total bigint)
language plpgsql stable as $$
begin
  return query select * from sales_of_orders_2(unit, numbers);
end
$$;

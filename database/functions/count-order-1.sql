-- What an order counts for now is added to the sums of its day, what it counted for before is taken off.
create or replace function count_order_1(unit text, order_number text, before jsonb) returns void language plpgsql as $$
begin
  perform add_sales_1(unit, before || coalesce(
    (select jsonb_agg(to_jsonb(n) || '{"sign": 1}') from sales_of_orders_1(unit, array[order_number]) n), '[]'));
end
$$;

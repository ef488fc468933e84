-- Adds what the sums of these days differ from their orders, and returns how many differed. One statement reads all,
-- so an order that changes meanwhile is in both or in neither.
create or replace function check_sales_1(unit text, first_day date, last_day date) returns integer language plpgsql as $$
declare
  changes jsonb;
begin
  -- Two at once would both add the same difference, and nothing is counted while it compares.
  perform pg_advisory_xact_lock(hashtextextended(unit, 47));
  update orders o set sale_code = coalesce(
    (select c.sale_code from customers c where c.sale_unit = unit and c.code = o.customer_code), '')
  where o.sale_unit = unit and o.sale_code is null and o.placed_at >= first_day::timestamp at time zone 'Asia/Bangkok'
    and o.placed_at < (last_day + 1)::timestamp at time zone 'Asia/Bangkok';
  select jsonb_agg(d.change) into changes from (
    select to_jsonb(n) || '{"sign": 1}' as change from sales_of_orders_2(unit, array(
      select o.number from orders o
      where o.sale_unit = unit and o.placed_at >= first_day::timestamp at time zone 'Asia/Bangkok'
        and o.placed_at < (last_day + 1)::timestamp at time zone 'Asia/Bangkok')) n
    union all
    select to_jsonb(s) || '{"sign": -1}' from daily_sales s
    where s.sale_unit = unit and s.kind in ('all', 'product', 'customer', 'promotion', 'area', 'status') and s.day between first_day and last_day
    union all
    select to_jsonb(u) || '{"sign": -1}' from uncounted_sales_1(unit) u where u.day between first_day and last_day
  ) d;
  return case when changes is null then 0 else add_sales_1(unit, changes) end;
end
$$;

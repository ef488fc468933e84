-- Adds orders that wait for it to the sums of their days, and returns how many. Those that are being changed are left
-- for later, and so is all while another process counts or compares.
create or replace function count_uncounted_1(unit text, most integer) returns integer language plpgsql as $$
declare
  this_unit text := unit;
  numbers text[];
  only_status text[];
  statuses text[];
  changes jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(unit, 47)) then return 0; end if;
  with taken as (
    delete from uncounted_orders u
    where u.sale_unit = this_unit and u.order_number in (
      select w.order_number from uncounted_orders w where w.sale_unit = this_unit limit most for update skip locked)
    returning u.order_number, u.before, u.status_before
  )
  select array_agg(t.order_number), array_agg(t.order_number) filter (where t.status_before is not null),
    array_agg(t.status_before) filter (where t.status_before is not null),
    (select jsonb_agg(b.change) from taken n cross join lateral jsonb_array_elements(n.before) b (change))
  into numbers, only_status, statuses, changes
  from taken t;
  if numbers is null then return 0; end if;
  perform add_sales_1(this_unit, coalesce(changes, '[]') || coalesce(
    (select jsonb_agg(to_jsonb(n) || '{"sign": 1}') from sales_of_orders_2(this_unit, numbers) n), '[]') || coalesce(
    (select jsonb_agg(to_jsonb(n) || '{"sign": -1}') from sales_of_orders_2(this_unit, only_status, statuses) n), '[]'));
  return cardinality(numbers);
end
$$;

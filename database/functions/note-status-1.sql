-- Called before nothing but the status of a locked order changes; far cheaper than note_order_1, which says what the
-- order counts for. An older note stays, and stays locked until the change is written.
create or replace function note_status_1(unit text, this_number text, status text) returns void language sql as $$
  insert into uncounted_orders as u (sale_unit, order_number, before, status_before) values (unit, this_number, '[]', status)
  on conflict (sale_unit, order_number) do update set before = u.before;
$$;

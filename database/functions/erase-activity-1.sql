-- The only way to take words out of the log: those about a customer who was erased and their orders, and it is logged too.
-- It runs with the rights of the tables' owner, since the application has none to change the log.
create or replace function erase_activity_1(unit text, customer text, moment timestamptz) returns void language plpgsql
security definer set search_path = pg_catalog, public as $$
begin
  if not exists (
    select 1 from customers c join accounts k on k.id = c.account_id
    where c.sale_unit = unit and c.code = customer and c.status = 'inactive' and k.erased_at is not null
  ) then
    raise exception 'customer % of % was not erased', customer, unit;
  end if;
  update activity a set after = null from orders o
  where a.sale_unit = unit and o.sale_unit = unit and a.kind = 'order' and a.subject = o.number
    and a.what in ('note', 'message') and o.customer_code = customer and a.after is not null;
  update activity a set before = null, after = null
  where a.sale_unit = unit and a.kind = 'customer' and a.subject = customer and (a.before is not null or a.after is not null);
  insert into activity (sale_unit, at, username, by_name, kind, subject, what)
  values (unit, moment, '', '', 'privacy', customer, 'erased');
end
$$;

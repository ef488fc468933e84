-- One statement and so one transaction; a failed guard raises SD001 with its name.
-- Locks are taken in one order, rows by product code: the customer's own (key, customer, credit, points,
-- cart), then shared ones (coupon, stock, counter).
create or replace function place_order_3(unit text, asked jsonb) returns jsonb language plpgsql as $$
declare
  this_unit text := unit;
  this_customer text := asked->>'customerCode';
  this_key uuid := (asked->>'key')::uuid;
  this_time timestamptz := (asked->>'at')::timestamptz;
  this_day date := (asked->>'day')::date;
  spent bigint := (asked->>'points')::bigint;
  known record;
  found_rows integer;
  this_series text;
  most_of_customer integer;
  running integer;
  new_number text;
  tracking text;
begin
  insert into placed_keys (sale_unit, customer_code, key, body_hash, at)
  values (this_unit, this_customer, this_key, asked->>'bodyHash', this_time)
  on conflict do nothing;
  if not found then
    select k.body_hash, k.order_number into known
    from placed_keys k
    where k.sale_unit = this_unit and k.customer_code = this_customer and k.key = this_key;
    return jsonb_build_object('again', true, 'sameBody', known.body_hash = asked->>'bodyHash', 'orderNumber', known.order_number);
  end if;

  perform from customers c
  where c.sale_unit = this_unit and c.code = this_customer and c.status = 'active'
  for key share;
  if not found then raise exception 'customer' using errcode = 'SD001'; end if;

  if asked ? 'credit' then
    update customers c set debt = c.debt + (asked->'credit'->>'amount')::bigint
    where c.sale_unit = this_unit and c.code = asked->'credit'->>'customer'
      and c.credit_limit - c.debt >= (asked->'credit'->>'amount')::bigint;
    if not found then raise exception 'credit' using errcode = 'SD001'; end if;
  end if;

  if spent > 0 then
    update customers c set points = c.points - spent
    where c.sale_unit = this_unit and c.code = this_customer and c.points >= spent;
    if not found then raise exception 'points' using errcode = 'SD001'; end if;
  end if;

  -- The customer's other devices lock these rows too, so they come before any row other customers need. One
  -- statement, since a line added meanwhile would be locked out of turn; subtracts, since another device may add more.
  with held as materialized (
    select c.product_code from cart_lines c
    where c.sale_unit = this_unit and c.customer_code = this_customer and c.filled_by = asked->>'cartOf' and c.kind = asked->'order'->>'kind'
      and c.product_code in (select o.code from jsonb_to_recordset(asked->'cart') as o (code text))
    order by c.product_code
    for no key update
  )
  update cart_lines c set quantity1 = greatest(c.quantity1 - o.qty1, 0), quantity2 = greatest(c.quantity2 - o.qty2, 0),
    quantity3 = greatest(c.quantity3 - o.qty3, 0), changed_at = this_time
  from held h join jsonb_to_recordset(asked->'cart') as o (code text, qty1 integer, qty2 integer, qty3 integer) on o.code = h.product_code
  where c.sale_unit = this_unit and c.customer_code = this_customer and c.filled_by = asked->>'cartOf' and c.kind = asked->'order'->>'kind'
    and c.product_code = h.product_code;

  if asked ? 'coupon' then
    select k.series_id into this_series
    from coupons k
    where k.sale_unit = this_unit and k.id = asked->>'coupon' and k.used_at is null and k.expires_on >= this_day
      and (k.customer_code = this_customer or k.customer_code is null)
    for no key update;
    if not found then
      select s.id into this_series from coupon_series s where s.sale_unit = this_unit and s.code = asked->>'coupon';
      if not found then raise exception 'coupon' using errcode = 'SD001'; end if;
    end if;
  end if;

  -- The series' row stays locked, so that the uses of this customer are counted one order after the other.
  if this_series is not null then
    update coupon_series s set used = s.used + 1
    where s.sale_unit = this_unit and s.id = this_series and s.stopped_at is null and this_day between s.starts_on and s.ends_on
      and (s.most_uses is null or s.used < s.most_uses)
      and (s.customer_types = '{}' or s.customer_types @> array[
        (select c.customer_type from customers c where c.sale_unit = this_unit and c.code = this_customer)])
    returning s.per_customer into most_of_customer;
    if not found then raise exception 'coupon' using errcode = 'SD001'; end if;
    select count(*) into found_rows
    from coupon_uses u
    where u.sale_unit = this_unit and u.series_id = this_series and u.customer_code = this_customer;
    if found_rows >= most_of_customer then raise exception 'coupon' using errcode = 'SD001'; end if;
  end if;

  if jsonb_array_length(asked->'stock') > 0 then
    perform from stock s
    where s.sale_unit = this_unit and s.product_code in (select w.code from jsonb_to_recordset(asked->'stock') as w (code text))
    order by s.product_code
    for no key update;

    update stock s set reserved = s.reserved + w.units
    from jsonb_to_recordset(asked->'stock') as w (code text, units integer)
    where s.sale_unit = this_unit and s.product_code = w.code and s.on_hand - s.reserved >= w.units;
    get diagnostics found_rows = row_count;
    if found_rows < jsonb_array_length(asked->'stock') then raise exception 'stock' using errcode = 'SD001'; end if;
  end if;

  -- The counter is locked as late as can be, since every order of this centre needs it.
  insert into order_counters as n (sale_unit, month, last) values (this_unit, asked->>'month', 1)
  on conflict (sale_unit, month) do update set last = n.last + 1
  returning n.last into running;
  -- Checked last, since the centre may have closed while this order waited; closing it waits until this order is written.
  perform from centres c where c.sale_unit = this_unit and c.active for share;
  if not found then raise exception 'centre' using errcode = 'SD001'; end if;
  new_number := 'SO' || this_unit || (asked->>'month') || lpad(running::text, greatest(5, length(running::text)), '0');

  insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by,
    payment_code, payment_method, paid_at, pay_before, due_on, delivery_method, delivery_fee, deliver_on, slot, requested_on,
    goods, discount, vat, total, vat_groups, needs_tax_invoice, tax_number, tax_branch,
    kind, points_mode, points, coupon_id, credit_customer, remark, ship_to, bill_to, sale_code)
  select this_unit, new_number, this_customer, o.customer_name, 'SO Wait', this_time, o.placed_by_kind, o.placed_by,
    o.payment_code, o.payment_method, o.paid_at, o.pay_before, o.due_on, o.delivery_method, o.delivery_fee, o.deliver_on, o.slot, o.requested_on,
    o.goods, o.discount, o.vat, o.total, o.vat_groups, o.needs_tax_invoice, o.tax_number, o.tax_branch,
    o.kind, o.points_mode, spent, asked->>'coupon', asked->'credit'->>'customer', o.remark, o.ship_to, o.bill_to,
    coalesce((select c.sale_code from customers c where c.sale_unit = this_unit and c.code = this_customer), '')
  from jsonb_to_record(asked->'order') as o (customer_name text, placed_by_kind text, placed_by text,
    payment_code smallint, payment_method text, paid_at timestamptz, pay_before timestamptz, due_on date,
    delivery_method text, delivery_fee bigint, deliver_on date, slot text, requested_on date,
    goods bigint, discount bigint, vat bigint, total bigint, vat_groups jsonb, needs_tax_invoice boolean, tax_number text, tax_branch text,
    kind text, points_mode boolean, remark text, ship_to jsonb, bill_to jsonb)
  returning tracking_key into tracking;

  insert into order_details (sale_unit, order_number, fee_price_type, cash_rounding)
  select this_unit, new_number, d.fee_price_type, d.cash_rounding
  from jsonb_to_record(asked->'details') as d (fee_price_type smallint, cash_rounding bigint);

  insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en,
    rate, quantity, price, price_type, amount, discount, promotion_id, free, points, held)
  select this_unit, new_number, l.line, l.product_code, p.name_th, p.name_en, l.unit,
    case l.unit when 1 then p.unit1_name_th when 2 then p.unit2_name_th else p.unit3_name_th end,
    case l.unit when 1 then p.unit1_name_en when 2 then p.unit2_name_en else p.unit3_name_en end,
    l.rate, l.quantity, l.price, l.price_type, l.amount, l.discount, l.promotion_id, l.free, l.points, l.held
  from jsonb_to_recordset(asked->'lines') as l (line smallint, product_code text, unit smallint, rate integer, quantity integer, price bigint,
    price_type smallint, amount bigint, discount bigint, promotion_id text, free boolean, points bigint, held integer)
  join products p on p.sale_unit = this_unit and p.code = l.product_code;
  get diagnostics found_rows = row_count;
  if found_rows < jsonb_array_length(asked->'lines') then raise exception 'product' using errcode = 'SD001'; end if;

  insert into order_events (sale_unit, order_number, step, status, at, by_kind, by_name)
  values (this_unit, new_number, 1, 'SO Wait', this_time, asked->'order'->>'placed_by_kind', asked->>'byName');
  insert into outbox (sale_unit, topic, order_number, at)
  values (this_unit, 'order-placed', new_number, this_time);
  insert into uncounted_orders (sale_unit, order_number, before) values (this_unit, new_number, '[]');

  if spent > 0 then
    insert into points_ledger (sale_unit, customer_code, at, points, reason, order_number)
    values (this_unit, this_customer, this_time, -spent, 'redeemed', new_number);
  end if;

  if asked ? 'coupon' then
    update coupons k set used_at = this_time, used_order = new_number, customer_code = this_customer,
      was_public = k.was_public or k.customer_code is null
    where k.sale_unit = this_unit and k.id = asked->>'coupon';
  end if;
  if this_series is not null then
    insert into coupon_uses (sale_unit, order_number, series_id, coupon_id, customer_code, at)
    values (this_unit, new_number, this_series, asked->>'coupon', this_customer, this_time);
  end if;

  update placed_keys k set order_number = new_number
  where k.sale_unit = this_unit and k.customer_code = this_customer and k.key = this_key;

  return jsonb_build_object('again', false, 'sameBody', true, 'orderNumber', new_number, 'trackingKey', tracking);
end
$$;

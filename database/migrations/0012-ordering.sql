-- What an order keeps besides: how it is delivered and paid, whose credit it used, what its tax invoice says, and its VAT by price type.
alter table orders
  add column kind text not null default 'normal' check (kind in ('normal', 'advance', 'points')),
  add column deliver_on date,
  add column slot text not null default '',
  add column coupon_id text,
  add column points bigint not null default 0 check (points >= 0),
  add column credit_customer text,
  add column due_on date,
  add column pay_before timestamptz,
  add column tax_number text not null default '',
  add column tax_branch text not null default '',
  add column vat_groups jsonb not null default '[]';
comment on column orders.credit_customer is 'whose credit paid for it: the customer, or the agent who ordered for them; null when it was not credit';
comment on column orders.pay_before is 'an order still unpaid then is given up; null when nothing is waited for';
comment on column orders.points is 'points it was paid with';

-- What each line holds of the stock, so that exactly this much comes back or leaves, whatever becomes of the product meanwhile.
alter table order_lines add column held integer not null default 0 check (held >= 0);
comment on column order_lines.held is 'base units reserved for this line; 0 once they were shipped or given back';
update order_lines l set held = l.quantity * l.rate
from orders o, products p
where o.sale_unit = l.sale_unit and o.number = l.order_number and o.status in ('SO Wait', 'SO Approve', 'Invoice wait')
  and p.sale_unit = l.sale_unit and p.code = l.product_code and p.stock_controlled;
update orders set credit_customer = customer_code, due_on = (placed_at at time zone 'Asia/Bangkok')::date + 30 where payment_method = 'CREDIT';

create index orders_unpaid on orders (pay_before) where pay_before is not null and paid_at is null and status = 'SO Wait';
create index orders_owed on orders (sale_unit, credit_customer, due_on) where credit_customer is not null and paid_at is null;

-- One key, one order: the row is written first in the order's transaction, so that a second sender of the same key waits for the first.
create table placed_keys (
  sale_unit text not null,
  customer_code text not null,
  key uuid not null,
  body_hash text not null,
  order_number text,
  at timestamptz not null,
  primary key (sale_unit, customer_code, key),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
create index placed_keys_by_time on placed_keys (at);

-- What happened and somebody must hear of. Written in the transaction that made it happen, handed to the job runner after.
create table outbox (
  sale_unit text not null,
  id uuid not null default uuidv7(),
  topic text not null,
  order_number text not null,
  at timestamptz not null default now(),
  primary key (sale_unit, id)
);
create index outbox_by_time on outbox (at);

-- An order earns, spends and gives back points at most once each, however often a job runs.
create unique index points_ledger_once on points_ledger (sale_unit, customer_code, order_number, reason) where order_number is not null;

-- Targets of a period: for one customer, for a customer type, or for every shop of the centre when both are null.
create table incentives (
  sale_unit text not null references centres,
  id text not null,
  name_th text not null,
  name_en text not null,
  starts_on date not null,
  ends_on date not null,
  customer_code text,
  customer_type text,
  measure text not null check (measure in ('money', 'units')),
  group_codes text[] not null default '{}',
  primary key (sale_unit, id),
  check (starts_on <= ends_on)
);
comment on column incentives.group_codes is 'product groups that count; empty counts everything';

create table incentive_tiers (
  sale_unit text not null,
  incentive_id text not null,
  reach bigint not null check (reach > 0),
  reward text not null check (reward in ('points', 'money')),
  amount bigint not null check (amount > 0),
  primary key (sale_unit, incentive_id, reach),
  foreign key (sale_unit, incentive_id) references incentives (sale_unit, id) on delete cascade
);
comment on column incentive_tiers.reach is 'satang, or base units, as the incentive measures';

-- A scanned or typed barcode finds its product and unit.
create index products_by_barcode1 on products (sale_unit, barcode1) where barcode1 is not null;
create index products_by_barcode2 on products (sale_unit, barcode2) where barcode2 is not null;
create index products_by_barcode3 on products (sale_unit, barcode3) where barcode3 is not null;

-- Places an order in one statement, which is one transaction: all of it is there afterwards, or nothing.
-- The rows it holds are taken in one order (key, customer, stock by code, credit and points, coupon, counter), so that two orders never wait for each other in a circle.
-- A guard that fails raises SD001 with the reason in its message and the particulars in its detail.
create function place_order(asked jsonb) returns jsonb language plpgsql as $$
declare
  this_unit text := asked->>'saleUnit';
  this_customer text := asked->>'customerCode';
  this_time timestamptz := (asked->>'at')::timestamptz;
  this_day date := (asked->>'day')::date;
  wanted jsonb := asked->'stock';
  spent bigint := coalesce((asked->>'points')::bigint, 0);
  known record;
  found_rows integer;
  running integer;
  new_number text;
  tracking text;
begin
  insert into placed_keys (sale_unit, customer_code, key, body_hash, at)
  values (this_unit, this_customer, (asked->>'key')::uuid, asked->>'bodyHash', this_time) on conflict do nothing;
  if not found then
    select k.body_hash, k.order_number into known from placed_keys k
    where k.sale_unit = this_unit and k.customer_code = this_customer and k.key = (asked->>'key')::uuid;
    return jsonb_build_object('again', true, 'sameBody', known.body_hash = asked->>'bodyHash', 'orderNumber', known.order_number);
  end if;

  perform from customers c where c.sale_unit = this_unit and c.code = this_customer and c.status = 'active' for key share;
  if not found then raise exception 'customer' using errcode = 'SD001'; end if;

  if jsonb_array_length(wanted) > 0 then
    perform from stock s where s.sale_unit = this_unit and s.product_code in (select w->>'code' from jsonb_array_elements(wanted) w)
    order by s.product_code for no key update;
    update stock s set reserved = s.reserved + (w->>'units')::integer
    from jsonb_array_elements(wanted) w
    where s.sale_unit = this_unit and s.product_code = w->>'code' and s.on_hand - s.reserved >= (w->>'units')::integer;
    get diagnostics found_rows = row_count;
    if found_rows < jsonb_array_length(wanted) then raise exception 'stock' using errcode = 'SD001'; end if;
  end if;

  if asked ? 'credit' then
    update customers c set debt = c.debt + (asked->'credit'->>'amount')::bigint
    where c.sale_unit = this_unit and c.code = asked->'credit'->>'customer' and c.credit_limit - c.debt >= (asked->'credit'->>'amount')::bigint;
    if not found then raise exception 'credit' using errcode = 'SD001'; end if;
  end if;

  if spent > 0 then
    update customers c set points = c.points - spent where c.sale_unit = this_unit and c.code = this_customer and c.points >= spent;
    if not found then raise exception 'points' using errcode = 'SD001'; end if;
  end if;

  if asked ? 'coupon' then
    perform from coupons k where k.sale_unit = this_unit and k.id = asked->>'coupon' and k.used_at is null and k.expires_on >= this_day
      and (k.customer_code = this_customer or k.customer_code is null) for no key update;
    if not found then raise exception 'coupon' using errcode = 'SD001'; end if;
  end if;

  -- The counter comes last of what is held: everyone who orders from this centre wants it.
  insert into order_counters as n (sale_unit, month, last) values (this_unit, asked->>'month', 1)
  on conflict (sale_unit, month) do update set last = n.last + 1 returning n.last into running;
  new_number := 'SO' || this_unit || (asked->>'month') || lpad(running::text, greatest(5, length(running::text)), '0');

  insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
    paid_at, delivery_method, delivery_fee, goods, discount, vat, total, needs_tax_invoice, points_mode, requested_on, remark, ship_to, bill_to,
    kind, deliver_on, slot, coupon_id, points, credit_customer, due_on, pay_before, tax_number, tax_branch, vat_groups)
  select this_unit, new_number, this_customer, o.customer_name, 'SO Wait', this_time, o.placed_by_kind, o.placed_by, o.payment_code, o.payment_method,
    o.paid_at, o.delivery_method, o.delivery_fee, o.goods, o.discount, o.vat, o.total, o.needs_tax_invoice, o.points_mode, o.requested_on, o.remark, o.ship_to, o.bill_to,
    o.kind, o.deliver_on, o.slot, asked->>'coupon', spent, asked->'credit'->>'customer', o.due_on, o.pay_before, o.tax_number, o.tax_branch, o.vat_groups
  from jsonb_to_record(asked->'order') as o (customer_name text, placed_by_kind text, placed_by text, payment_code smallint, payment_method text,
    paid_at timestamptz, delivery_method text, delivery_fee bigint, goods bigint, discount bigint, vat bigint, total bigint, needs_tax_invoice boolean, points_mode boolean,
    requested_on date, remark text, ship_to jsonb, bill_to jsonb, kind text, deliver_on date, slot text, due_on date, pay_before timestamptz,
    tax_number text, tax_branch text, vat_groups jsonb)
  returning tracking_key into tracking;

  insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type,
    amount, discount, promotion_id, free, points, held)
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
  insert into outbox (sale_unit, topic, order_number, at) values (this_unit, 'order-placed', new_number, this_time);
  if spent > 0 then
    insert into points_ledger (sale_unit, customer_code, at, points, reason, order_number)
    values (this_unit, this_customer, this_time, -spent, 'redeemed', new_number);
  end if;
  if asked ? 'coupon' then
    update coupons k set used_at = this_time, used_order = new_number, customer_code = this_customer where k.sale_unit = this_unit and k.id = asked->>'coupon';
  end if;
  update cart_lines c set quantity1 = 0, quantity2 = 0, quantity3 = 0, changed_at = this_time
  where c.sale_unit = this_unit and c.customer_code = this_customer and c.kind = asked->'order'->>'kind'
    and c.product_code in (select jsonb_array_elements_text(asked->'cart'));
  update placed_keys k set order_number = new_number where k.sale_unit = this_unit and k.customer_code = this_customer and k.key = (asked->>'key')::uuid;

  return jsonb_build_object('again', false, 'sameBody', true, 'orderNumber', new_number, 'trackingKey', tracking);
end
$$;

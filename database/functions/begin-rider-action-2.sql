-- Locks an order, then its run, and keeps what a rider did; `isNew` is false when it was kept before or is another's.
-- Answers the run and, at a stop, the stop and its order as they are under the locks; null without such a run.
create or replace function begin_rider_action_2(
  unit text, this_rider text, this_id uuid, this_run uuid, this_order text, this_kind text, done timestamptz, received timestamptz, this_data jsonb
) returns jsonb language plpgsql as $$
declare
  held orders;
  run delivery_runs;
  rider riders;
  stop delivery_stops;
  is_new boolean := false;
begin
  if this_order is not null then
    select o.* into held from orders o where o.sale_unit = unit and o.number = this_order for no key update;
  end if;
  select r.* into run from delivery_runs r where r.sale_unit = unit and r.id = this_run for no key update;
  if run.id is null then return null; end if;
  if run.rider_mobile = this_rider then
    insert into rider_actions (sale_unit, id, run_id, order_number, rider_mobile, kind, done_at, received_at, data, outcome)
    values (unit, this_id, this_run, this_order, this_rider, this_kind, done, received, this_data, 'done')
    on conflict do nothing;
    is_new := found;
  end if;
  if not is_new then return jsonb_build_object('isNew', false, 'run', jsonb_build_object('rider_mobile', run.rider_mobile)); end if;
  if held.number is not null then
    -- These may change the order, so it is noted here, before anything does.
    if this_kind = 'deliver' and this_data->'refused' <> '[]' then perform note_order_1(unit, this_order);
    elsif this_kind in ('approve', 'deliver', 'fail') then perform note_status_1(unit, this_order, held.status);
    end if;
    select s.* into stop from delivery_stops s where s.sale_unit = unit and s.run_id = this_run and s.order_number = this_order;
  end if;
  select r.* into rider from riders r where r.mobile = this_rider;
  return jsonb_build_object('isNew', true, 'rider', jsonb_build_object('mobile', this_rider, 'name', rider.name, 'company', rider.company),
    'run', jsonb_build_object('sale_unit', unit, 'id', run.id, 'rider_mobile', run.rider_mobile, 'state', run.state,
      'sent_at', run.sent_at, 'paused_at', run.paused_at),
    'held', case when held.number is not null then jsonb_build_object(
      'sale_unit', unit, 'number', held.number, 'customer_code', held.customer_code, 'status', held.status,
      'payment_method', held.payment_method, 'paid_at', held.paid_at, 'total', held.total, 'points', held.points,
      'coupon_id', held.coupon_id, 'credit_customer', held.credit_customer, 'shares', coalesce((
        select jsonb_agg(jsonb_build_object('order_number', s.order_number, 'state', p.state, 'received', s.received, 'returned', s.returned))
        from payment_shares s join payments p on p.sale_unit = unit and p.id = s.payment_id
        where s.sale_unit = unit and s.order_number = this_order), '[]')
    ) end,
    'stop', case when stop.order_number is not null then jsonb_build_object('state', stop.state,
      'received', coalesce((select m.received from order_money m where m.sale_unit = unit and m.order_number = this_order), 0),
      'lat', (held.ship_to->>'lat')::float8, 'lng', (held.ship_to->>'lng')::float8
    ) end);
end
$$;

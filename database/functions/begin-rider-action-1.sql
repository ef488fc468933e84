-- Locks an order, then its run, and keeps what a rider did; `isNew` is false when it was kept before or is another's.
-- Answers the run and, at a stop, the stop and its order as they are under the locks; null without such a run.
create or replace function begin_rider_action_1(
  unit text, rider text, this_id uuid, this_run uuid, this_order text, this_kind text, done timestamptz, received timestamptz, this_data jsonb
) returns jsonb language plpgsql as $$
declare
  held orders;
  run delivery_runs;
  is_new boolean := false;
begin
  if this_order is not null then
    select o.* into held from orders o where o.sale_unit = unit and o.number = this_order for no key update;
  end if;
  select r.* into run from delivery_runs r where r.sale_unit = unit and r.id = this_run for no key update;
  if run.id is null then return null; end if;
  if run.rider_mobile = rider then
    insert into rider_actions (sale_unit, id, run_id, order_number, rider_mobile, kind, done_at, received_at, data, outcome)
    values (unit, this_id, this_run, this_order, rider, this_kind, done, received, this_data, 'done')
    on conflict do nothing;
    is_new := found;
    -- These may change the order, so it is noted here, before anything does.
    if is_new and held.number is not null and this_kind in ('approve', 'deliver', 'fail') then
      perform note_order_1(unit, this_order);
    end if;
  end if;
  return jsonb_build_object('isNew', is_new, 'run', jsonb_build_object(
      'sale_unit', run.sale_unit, 'id', run.id, 'rider_mobile', run.rider_mobile, 'run_on', run.run_on, 'state', run.state,
      'version', run.version, 'vehicle', run.vehicle, 'sent_at', run.sent_at, 'started_at', run.started_at,
      'paused_at', run.paused_at, 'paused_seconds', run.paused_seconds
    ), 'held', case when held.number is not null then jsonb_build_object(
      'sale_unit', held.sale_unit, 'number', held.number, 'customer_code', held.customer_code, 'status', held.status,
      'payment_method', held.payment_method, 'paid_at', held.paid_at, 'total', held.total, 'points', held.points,
      'coupon_id', held.coupon_id, 'credit_customer', held.credit_customer
    ) end, 'stop', (
      select jsonb_build_object('orderNumber', s.order_number, 'state', s.state, 'orderStatus', held.status, 'total', held.total,
        'toCollect', case when held.payment_method = 'COD' and held.paid_at is null
          then greatest(held.total - coalesce((select m.received from order_money m where m.sale_unit = unit and m.order_number = this_order), 0), 0)
          else 0 end,
        'pin', case when held.ship_to->>'lat' is not null and held.ship_to->>'lng' is not null
          then jsonb_build_object('lat', (held.ship_to->>'lat')::float8, 'lng', (held.ship_to->>'lng')::float8) end)
      from delivery_stops s where s.sale_unit = unit and s.run_id = this_run and s.order_number = this_order
    ));
end
$$;

-- What a rider takes out on a day.
create table delivery_runs (
  sale_unit text not null references centres,
  id uuid not null,
  run_on date not null,
  rider_mobile text references riders,
  vehicle text not null default '',
  most_cases integer not null default 0 check (most_cases >= 0),
  state text not null default 'planned' check (state in ('planned', 'sent', 'started', 'paused', 'finished', 'closed')),
  version integer not null default 1,
  made_at timestamptz not null,
  made_by text not null,
  sent_at timestamptz,
  started_at timestamptz,
  paused_at timestamptz,
  paused_seconds integer not null default 0 check (paused_seconds >= 0),
  finished_at timestamptz,
  handed_at timestamptz,
  cash_handed bigint check (cash_handed >= 0),
  handed_note text not null default '',
  closed_at timestamptz,
  closed_by text,
  cash_counted bigint check (cash_counted >= 0),
  difference_reason text not null default '',
  primary key (sale_unit, id),
  check ((state = 'planned') or rider_mobile is not null),
  check ((state = 'closed') = (closed_at is not null)),
  check ((closed_at is null) = (cash_counted is null))
);
comment on column delivery_runs.id is 'made by the page that planned it: saved twice, it is one run';
comment on column delivery_runs.version is 'counts changes of the stops, so that a phone sees that it is behind';
comment on column delivery_runs.most_cases is 'hundredths of a case that the vehicle takes; 0 is no limit';
comment on column delivery_runs.cash_handed is 'as the rider says; cash_counted is what the centre found';
create index delivery_runs_by_day on delivery_runs (sale_unit, run_on, made_at);
create index delivery_runs_by_rider on delivery_runs (sale_unit, rider_mobile, run_on) where rider_mobile is not null;

create table delivery_stops (
  sale_unit text not null,
  run_id uuid not null,
  order_number text not null,
  place integer not null check (place > 0),
  state text not null default 'waiting' check (state in ('waiting', 'arrived', 'delivered', 'partly', 'failed', 'back', 'cancelled', 'moved')),
  loaded_at timestamptz,
  arrived_at timestamptz,
  done_at timestamptz,
  due bigint check (due >= 0),
  collected bigint check (collected >= 0),
  paid_way text check (paid_way in ('cash', 'qr', 'none')),
  reason text not null default '',
  note text not null default '',
  receiver text not null default '',
  retry_on date,
  lat double precision,
  lng double precision,
  accuracy integer,
  distance integer,
  primary key (sale_unit, run_id, order_number),
  check ((lat is null) = (lng is null)),
  check ((state in ('delivered', 'partly', 'failed', 'back')) = (done_at is not null)),
  foreign key (sale_unit, run_id) references delivery_runs (sale_unit, id) on delete cascade,
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column delivery_stops.state is 'failed is tried again on retry_on; of back and cancelled the goods return; moved stands in another run';
comment on column delivery_stops.due is 'satang to collect at the door when it was done';
comment on column delivery_stops.distance is 'metres to the pin of the address';
-- An order rides in one run at a time.
create unique index delivery_stops_open on delivery_stops (sale_unit, order_number) where state in ('waiting', 'arrived');
create index delivery_stops_by_order on delivery_stops (sale_unit, order_number, run_id);

-- Everything a rider does, by the id that the phone gave it: sent again, it finds its result.
create table rider_actions (
  sale_unit text not null,
  id uuid not null,
  run_id uuid not null,
  order_number text,
  rider_mobile text not null,
  kind text not null,
  done_at timestamptz not null,
  received_at timestamptz not null,
  data jsonb not null,
  outcome text not null check (outcome in ('done', 'refused')),
  problem jsonb,
  primary key (sale_unit, id),
  check ((outcome = 'refused') = (problem is not null)),
  foreign key (sale_unit, run_id) references delivery_runs (sale_unit, id) on delete cascade
);
comment on column rider_actions.done_at is 'by the phone, set right by how far its clock was off when it sent, and never after it was received';
comment on column rider_actions.problem is 'code and values of the sentence it was refused with';
create index rider_actions_by_run on rider_actions (sale_unit, run_id, received_at, id);

-- Goods that the customer did not take at the door. The order's lines hold what was handed over.
create table delivery_refusals (
  sale_unit text not null,
  run_id uuid not null,
  order_number text not null,
  line smallint not null,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  unit_name_th text not null,
  unit_name_en text not null,
  free boolean not null,
  rate integer not null check (rate > 0),
  brought integer not null check (brought > taken),
  taken integer not null check (taken >= 0),
  reason text not null check (reason in ('short', 'wrong', 'damaged', 'expired', 'notOrdered', 'changedMind', 'gift')),
  less bigint not null check (less >= 0),
  primary key (sale_unit, run_id, order_number, line),
  foreign key (sale_unit, run_id, order_number) references delivery_stops (sale_unit, run_id, order_number) on delete cascade
);
comment on column delivery_refusals.less is 'satang that the customer pays less for it, before VAT that is added';

-- What came back with the truck, as the centre counted it when the run was closed.
create table delivery_returns (
  sale_unit text not null,
  run_id uuid not null,
  product_code text not null,
  expected integer not null check (expected > 0),
  good integer not null check (good between 0 and expected),
  primary key (sale_unit, run_id, product_code),
  foreign key (sale_unit, run_id) references delivery_runs (sale_unit, id) on delete cascade
);
comment on column delivery_returns.expected is 'base units; good ones went back to the shelf, the others are lost';

-- Photos and the signature that show a delivery. Private: the owner of the order and the centre see them.
create table delivery_proofs (
  sale_unit text not null,
  id uuid not null,
  run_id uuid not null,
  order_number text not null,
  kind text not null check (kind in ('photo', 'signature')),
  taken_at timestamptz not null,
  received_at timestamptz not null,
  file text not null,
  width integer not null,
  height integer not null,
  primary key (sale_unit, id),
  foreign key (sale_unit, run_id, order_number) references delivery_stops (sale_unit, run_id, order_number) on delete cascade
);
create index delivery_proofs_by_order on delivery_proofs (sale_unit, order_number, taken_at);

-- Where a rider was while a run was on, once a minute and with consent; kept seven days.
create table rider_positions (
  sale_unit text not null,
  run_id uuid not null,
  at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  accuracy integer not null,
  primary key (sale_unit, run_id, at),
  foreign key (sale_unit, run_id) references delivery_runs (sale_unit, id) on delete cascade
);
create index rider_positions_by_time on rider_positions (sale_unit, at);

-- What an order took out of the stock, so that exactly this can come back after it was shipped.
create index stock_moves_by_order on stock_moves (sale_unit, order_number) where order_number is not null;

-- Orders of an agent's clients to the agent, who is the seller: the centre's own orders stay apart.
create table agent_orders (
  sale_unit text not null,
  agent_code text not null,
  number text not null,
  key uuid not null,
  client_code text not null,
  status text not null check (status in ('placed', 'accepted', 'ready', 'delivered', 'cancelled')),
  placed_at timestamptz not null,
  wanted_on date,
  name text not null,
  phone text not null,
  address text not null,
  note text not null default '',
  payment text not null check (payment in ('cash', 'transfer')),
  total bigint not null check (total >= 0),
  paid bigint not null default 0 check (paid >= 0),
  primary key (sale_unit, agent_code, number),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code) on delete cascade,
  check (paid <= total)
);
alter table agent_orders add foreign key (sale_unit, client_code) references customers (sale_unit, code) on delete cascade;
comment on column agent_orders.total is 'what the client owes for it: less once less was handed over';
create unique index agent_orders_by_key on agent_orders (sale_unit, agent_code, client_code, key);
create index agent_orders_by_status on agent_orders (sale_unit, agent_code, status, placed_at desc);
create index agent_orders_by_client on agent_orders (sale_unit, client_code, placed_at desc);

create table agent_order_lines (
  sale_unit text not null,
  agent_code text not null,
  order_number text not null,
  line smallint not null,
  own boolean not null,
  code text not null,
  name_th text not null,
  name_en text not null,
  position smallint not null check (position between 1 and 3),
  unit_th text not null,
  unit_en text not null,
  rate integer not null check (rate > 0),
  quantity integer not null check (quantity between 1 and 9999),
  price bigint not null check (price > 0),
  cost bigint check (cost >= 0),
  delivered integer check (delivered between 0 and quantity),
  carted_at timestamptz,
  bought_with text,
  primary key (sale_unit, agent_code, order_number, line),
  foreign key (sale_unit, agent_code, order_number) references agent_orders (sale_unit, agent_code, number) on delete cascade,
  check (not own or (carted_at is null and bought_with is null))
);
comment on column agent_order_lines.cost is 'of the unit, as of ordering; null when the agent did not say';
comment on column agent_order_lines.carted_at is 'when it was put into the agent’s cart at the centre';
comment on column agent_order_lines.bought_with is 'the agent’s order at the centre that bought it';
create index agent_order_lines_bought on agent_order_lines (sale_unit, agent_code, bought_with) where bought_with is not null;

create table agent_order_events (
  sale_unit text not null,
  agent_code text not null,
  order_number text not null,
  id uuid not null default uuidv7(),
  at timestamptz not null,
  by_agent boolean not null,
  kind text not null check (kind in ('placed', 'accepted', 'ready', 'delivered', 'cancelled', 'collected')),
  note text not null default '',
  amount bigint,
  primary key (sale_unit, agent_code, order_number, id),
  foreign key (sale_unit, agent_code, order_number) references agent_orders (sale_unit, agent_code, number) on delete cascade
);

create table agent_payments (
  sale_unit text not null,
  agent_code text not null,
  id uuid not null,
  order_number text not null,
  amount bigint not null check (amount > 0),
  method text not null check (method in ('cash', 'transfer')),
  note text not null default '',
  at timestamptz not null,
  primary key (sale_unit, agent_code, id),
  foreign key (sale_unit, agent_code, order_number) references agent_orders (sale_unit, agent_code, number) on delete cascade
);
comment on column agent_payments.id is 'made by the phone that collected it: sent twice, it is collected once';
create index agent_payments_by_order on agent_payments (sale_unit, agent_code, order_number);

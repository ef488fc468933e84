-- What an agent sells to their own clients beside the centre: items of their own, and the price of the centre's.
create table agent_counters (
  sale_unit text not null,
  agent_code text not null,
  items integer not null default 0 check (items >= 0),
  orders integer not null default 0 check (orders >= 0),
  primary key (sale_unit, agent_code),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code) on delete cascade
);

create table agent_items (
  sale_unit text not null,
  agent_code text not null,
  code text not null check (length(code) between 1 and 20),
  key uuid not null,
  name_th text not null check (length(name_th) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  barcode text not null default '' check (length(barcode) <= 60),
  cost bigint check (cost >= 0),
  stock integer check (stock >= 0),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 5),
  active boolean not null default true,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (sale_unit, agent_code, code),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code) on delete cascade
);
comment on column agent_items.key is 'made by the phone that added it: sent twice, it is the same item';
comment on column agent_items.cost is 'what the smallest unit costs the agent; null when they did not say';
comment on column agent_items.stock is 'in the smallest unit; null when it is not counted';
create unique index agent_items_by_key on agent_items (sale_unit, agent_code, key);
create unique index agent_items_by_barcode on agent_items (sale_unit, agent_code, barcode) where barcode <> '';

create table agent_item_units (
  sale_unit text not null,
  agent_code text not null,
  item_code text not null,
  position smallint not null check (position between 1 and 3),
  name_th text not null check (length(name_th) between 1 and 40),
  name_en text not null check (length(name_en) between 1 and 40),
  rate integer not null check (rate between 1 and 100000),
  price bigint not null check (price > 0),
  primary key (sale_unit, agent_code, item_code, position),
  foreign key (sale_unit, agent_code, item_code) references agent_items (sale_unit, agent_code, code) on delete cascade
);

create table agent_item_movements (
  sale_unit text not null,
  agent_code text not null,
  id uuid not null,
  item_code text not null,
  kind text not null check (kind in ('opening', 'received', 'spoiled', 'own use', 'counted', 'sold', 'given back')),
  change integer not null,
  after integer not null check (after >= 0),
  note text not null default '' check (length(note) <= 200),
  order_number text,
  at timestamptz not null,
  primary key (sale_unit, agent_code, id),
  foreign key (sale_unit, agent_code, item_code) references agent_items (sale_unit, agent_code, code) on delete cascade
);
create index agent_item_movements_by_item on agent_item_movements (sale_unit, agent_code, item_code, at desc);

create table agent_price_rules (
  sale_unit text not null,
  agent_code text not null,
  level smallint not null check (level between 0 and 4),
  subject text not null check (length(subject) <= 60),
  kind text not null check (kind in ('percent', 'money', 'fixed', 'off')),
  points integer not null default 0 check (points between -9000 and 100000),
  money bigint not null default 0,
  price1 bigint check (price1 > 0),
  price2 bigint check (price2 > 0),
  price3 bigint check (price3 > 0),
  step integer not null default 1 check (step in (1, 25, 100, 500)),
  up boolean not null default true,
  below_cost boolean not null default false,
  changed_at timestamptz not null,
  primary key (sale_unit, agent_code, level, subject),
  foreign key (sale_unit, agent_code) references customers (sale_unit, code) on delete cascade,
  check ((level = 0) = (subject = '')),
  check (kind <> 'fixed' or level = 4)
);
comment on column agent_price_rules.level is '0 for everything, 1 to 3 for a category of that level, 4 for one product: the highest that fits holds';
comment on column agent_price_rules.points is 'hundredths of a percent on top of the cost';
comment on column agent_price_rules.money is 'satang on top of the cost of one smallest unit';
comment on column agent_price_rules.below_cost is 'the agent confirmed that this may sell below cost';

-- What staff change, with what it was before: written in the transaction of the change.
create table activity (
  sale_unit text not null references centres,
  id uuid not null default uuidv7(),
  at timestamptz not null,
  username text not null,
  by_name text not null,
  kind text not null,
  subject text not null,
  what text not null,
  before jsonb,
  after jsonb,
  primary key (sale_unit, id)
);
create index activity_by_subject on activity (sale_unit, kind, subject, id);
comment on column activity.kind is 'order, product, promotion and so on';
comment on column activity.subject is 'the key of what was changed, in its centre';
comment on column activity.before is 'only what differs; null when it was made';

-- Why the stock of a product changed.
create table stock_moves (
  sale_unit text not null,
  id uuid not null default uuidv7(),
  product_code text not null,
  at timestamptz not null,
  change integer not null check (change <> 0),
  on_hand integer not null,
  reason text not null check (reason in ('invoiced', 'invoice cancelled', 'missing', 'damaged', 'received', 'counted', 'returned', 'import')),
  order_number text,
  by_name text not null,
  note text not null default '',
  primary key (sale_unit, id),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);
create index stock_moves_by_product on stock_moves (sale_unit, product_code, id);
comment on column stock_moves.on_hand is 'base units on the shelf after it';

-- Numbers of tax documents run without gaps in each centre and month: taken as the last thing of a transaction.
create table document_counters (
  sale_unit text not null references centres,
  kind text not null check (kind in ('invoice', 'credit note')),
  month text not null,
  last integer not null,
  primary key (sale_unit, kind, month)
);

create table invoices (
  sale_unit text not null,
  number text not null,
  order_number text not null,
  status text not null check (status in ('Wait', 'Approved', 'Canceled')),
  made_at timestamptz not null,
  made_by text not null,
  seller jsonb not null,
  buyer jsonb not null,
  total bigint not null check (total >= 0),
  primary key (sale_unit, number),
  unique (sale_unit, order_number),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column invoices.seller is 'as it was on that day: name, address, tax number, branch, phone';
comment on column invoices.buyer is 'as it was on that day';

create table credit_notes (
  sale_unit text not null,
  number text not null,
  invoice_number text not null,
  made_at timestamptz not null,
  made_by text not null,
  why text not null,
  total bigint not null check (total >= 0),
  primary key (sale_unit, number),
  foreign key (sale_unit, invoice_number) references invoices (sale_unit, number) on delete cascade
);
create index credit_notes_by_invoice on credit_notes (sale_unit, invoice_number);

-- What was ordered and not there. The order's lines hold what is delivered.
create table order_shortages (
  sale_unit text not null,
  order_number text not null,
  line smallint not null,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  unit_name_th text not null,
  unit_name_en text not null,
  free boolean not null,
  ordered integer not null check (ordered > delivered),
  delivered integer not null check (delivered >= 0),
  reason text not null check (reason in ('missing', 'damaged', 'asked', 'gift')),
  less bigint not null check (less >= 0),
  primary key (sale_unit, order_number, line),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column order_shortages.reason is 'not on the shelf, damaged, the customer asked for less, or a gift whose products are not delivered';
comment on column order_shortages.less is 'satang that the customer pays less for it, before VAT that is added';

-- Notes of staff for staff, and messages of staff to the customer.
create table order_remarks (
  sale_unit text not null,
  id uuid not null,
  order_number text not null,
  kind text not null check (kind in ('note', 'message')),
  at timestamptz not null,
  username text not null,
  by_name text not null,
  text text not null,
  channel text,
  primary key (sale_unit, id),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
create index order_remarks_by_order on order_remarks (sale_unit, order_number, at);
comment on column order_remarks.channel is 'how a message went out; null while it waits, or for a note';

-- The centre's order list, by each filter that few orders have; see api/merchant-orders/order-list-queries.ts.
create index orders_by_rider on orders (sale_unit, rider_mobile, placed_at desc, number desc) where rider_mobile is not null;
create index orders_by_round on orders (sale_unit, deliver_on, placed_at desc, number desc) where deliver_on is not null;
create index orders_by_district on orders (sale_unit, (ship_to->>'district'), placed_at desc, number desc);
create index orders_by_last_digits on orders (sale_unit, reverse(number) text_pattern_ops);
create index order_money_by_state on order_money (sale_unit, state) where state not in ('paid', 'unpaid');

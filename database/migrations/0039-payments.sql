-- One attempt to pay orders of one customer at one centre (docs/decisions/0039). Money is whole satang.
create table payments (
  sale_unit text not null references centres,
  id text not null check (id ~ '^PY[0-9A-Z]{14}$'),
  customer_code text not null,
  method text not null check (method in ('COD', 'BANK', 'LINEPAY', 'CARD', 'QR')),
  provider text not null check (provider in ('hand', 'transfer', 'linepay', 'kbank-card', 'kbank-qr')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('created', 'waiting', 'paid', 'failed', 'expired', 'cancelled')),
  received bigint not null default 0 check (received >= 0),
  returned bigint not null default 0 check (returned >= 0),
  reference text,
  continue_at text,
  key uuid not null,
  made_at timestamptz not null,
  made_by_kind text not null,
  made_by text not null,
  expires_at timestamptz,
  paid_at timestamptz,
  ask_at timestamptz,
  asked_at timestamptz,
  charged_at timestamptz,
  trouble text not null default '',
  primary key (sale_unit, id),
  unique (sale_unit, customer_code, key),
  unique (sale_unit, provider, reference),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  check (returned <= received),
  check ((state = 'paid') = (received > 0)),
  check ((state = 'paid') = (paid_at is not null))
);
comment on column payments.provider is 'who takes the money: a person (hand), the centre''s bank account (transfer), or a gateway';
comment on column payments.received is 'what arrived: above 0 exactly when the payment is paid';
comment on column payments.returned is 'what was given back of it';
comment on column payments.reference is 'the provider''s own id of the payment, as text: LINE Pay''s has 19 digits';
comment on column payments.continue_at is 'where the customer goes on paying; null where the page shows it itself';
comment on column payments.key is 'of the request that made it: the same request sent again finds it';
comment on column payments.ask_at is 'when the provider is asked next; null once the payment has an end';
comment on column payments.asked_at is 'when it was last asked: nobody asks again within seconds';
comment on column payments.charged_at is 'when its card was charged: a form sent twice charges once';
comment on column payments.trouble is 'why it failed or waits for a person, as a code of shop/payments';
create index payments_to_ask on payments (sale_unit, ask_at) where ask_at is not null;
create index payments_newest on payments (sale_unit, made_at desc);

-- The share of each order; shares sum to the amount of the payment.
create table payment_shares (
  sale_unit text not null,
  payment_id text not null,
  order_number text not null,
  amount bigint not null check (amount > 0),
  received bigint not null default 0 check (received >= 0),
  returned bigint not null default 0 check (returned >= 0),
  primary key (sale_unit, payment_id, order_number),
  foreign key (sale_unit, payment_id) references payments (sale_unit, id) on delete cascade,
  foreign key (sale_unit, order_number) references orders (sale_unit, number),
  check (returned <= received)
);
create index payment_shares_by_order on payment_shares (sale_unit, order_number);

-- Who did what when.
create table payment_events (
  sale_unit text not null,
  payment_id text not null,
  step integer not null,
  what text not null,
  at timestamptz not null,
  by_kind text not null,
  by_name text not null,
  why text not null default '',
  amount bigint,
  primary key (sale_unit, payment_id, step),
  foreign key (sale_unit, payment_id) references payments (sale_unit, id) on delete cascade
);

-- Everything the outside said, raw, each message once by its own id.
create table payment_messages (
  sale_unit text not null references centres,
  provider text not null,
  message_id text not null,
  payment_id text,
  kind text not null check (kind in ('started', 'returned', 'notified', 'inquired', 'captured', 'refunded', 'slip', 'told')),
  at timestamptz not null,
  body text not null,
  primary key (sale_unit, provider, message_id),
  foreign key (sale_unit, payment_id) references payments (sale_unit, id) on delete cascade
);
create index payment_messages_by_payment on payment_messages (sale_unit, payment_id, at);

-- A picture that proves a transfer. One bank reference proves one payment.
create table slips (
  sale_unit text not null,
  id uuid not null default gen_random_uuid(),
  payment_id text not null,
  customer_code text not null,
  picture text not null,
  sent_at timestamptz not null,
  state text not null check (state in ('checking', 'confirmed', 'refused')),
  bank_code text,
  bank_reference text,
  code text not null default '',
  claimed bigint,
  paid_on timestamptz,
  why text not null default '',
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (sale_unit, id),
  foreign key (sale_unit, payment_id) references payments (sale_unit, id) on delete cascade,
  check ((bank_code is null) = (bank_reference is null))
);
comment on column slips.code is 'what the picture''s QR says; empty when none could be read';
comment on column slips.claimed is 'the amount a slip service read; null when none was asked';
create unique index slips_once on slips (sale_unit, bank_code, bank_reference) where state <> 'refused';
create index slips_waiting on slips (sale_unit, sent_at) where state = 'checking';
create index slips_by_payment on slips (sale_unit, payment_id);

-- Money given back, or decided to be.
create table refunds (
  sale_unit text not null,
  id uuid not null,
  payment_id text not null,
  order_number text not null,
  amount bigint not null check (amount > 0),
  how text not null check (how in ('gateway', 'transfer')),
  state text not null check (state in ('asked', 'done', 'failed')),
  why text not null check (why <> ''),
  proof text,
  reference text not null default '',
  asked_at timestamptz not null,
  asked_by text not null,
  done_at timestamptz,
  primary key (sale_unit, id),
  foreign key (sale_unit, payment_id, order_number) references payment_shares (sale_unit, payment_id, order_number)
);
create index refunds_by_payment on refunds (sale_unit, payment_id);
create index refunds_open on refunds (sale_unit, asked_at) where state = 'asked';

-- A centre's bank may give it a biller id: its QR then carries our reference, which the statement repeats.
alter table bank_accounts add column biller_id text check (biller_id ~ '^\d{13}(\d{2})?$');

-- Where the money of an order stands, written with every change of its payments by shop/payments/money-state.ts.
create table order_money (
  sale_unit text not null,
  order_number text not null,
  state text not null check (state in ('unpaid', 'waiting', 'partly paid', 'paid', 'overpaid', 'to be refunded', 'refunded')),
  received bigint not null check (received >= 0),
  returned bigint not null check (returned between 0 and received),
  changed_at timestamptz not null,
  primary key (sale_unit, order_number),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
create index order_money_to_return on order_money (sale_unit, changed_at) where state in ('overpaid', 'to be refunded');

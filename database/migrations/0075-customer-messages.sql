-- What the shop tells its customers unasked: each once, whoever sends it. Never what it says.
create table customer_messages (
  sale_unit text not null,
  customer_code text not null,
  kind text not null check (length(kind) between 1 and 40),
  subject text not null check (length(subject) between 1 and 120),
  event text not null default '' check (length(event) <= 60),
  id uuid not null default gen_random_uuid(),
  made_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'not sent')),
  channel text check (channel in ('line', 'pnp', 'mail', 'sms')),
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  reason text,
  attempts integer not null default 0 check (attempts >= 0),
  primary key (sale_unit, customer_code, kind, subject, event),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code) on delete cascade,
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'sent' or channel is not null),
  check (state <> 'sending' or claimed_at is not null)
);
comment on column customer_messages.subject is 'the order, payment, coupon series or report it is about';
comment on column customer_messages.event is 'what tells apart messages of one kind about the same; blank where there can be only one';
comment on column customer_messages.id is 'the key by which LINE sends it once, however often it is asked';
comment on column customer_messages.due_at is 'when it is tried next: after the quiet hours, or after a failure';
comment on column customer_messages.channel is 'while it is sent, by what; a mail or an SMS that was begun is not repeated';
comment on column customer_messages.delivered_at is 'when LINE said that a message by telephone number arrived';
comment on column customer_messages.claimed_at is 'who sends it holds it since then; one that died is taken over';
create unique index customer_messages_by_id on customer_messages (sale_unit, id);
create index customer_messages_due on customer_messages (sale_unit, due_at) where state in ('waiting', 'sending');
create index customer_messages_by_time on customer_messages (sale_unit, made_at desc, id);

-- The words of a centre for a kind of message; a kind without a row has the words of the shop.
create table message_templates (
  sale_unit text not null,
  kind text not null,
  words jsonb,
  is_on boolean not null default true,
  version uuid not null default gen_random_uuid(),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (sale_unit, kind),
  foreign key (sale_unit) references centres (sale_unit)
);
comment on column message_templates.words is 'title, text and button in both languages; null for those of the shop';

-- How a customer of a centre wants to be written to.
create table message_choices (
  sale_unit text not null,
  customer_code text not null,
  language text not null default 'th' check (language in ('th', 'en')),
  declined text[] not null default '{}',
  changed_at timestamptz not null,
  primary key (sale_unit, customer_code),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code) on delete cascade
);

-- What LINE said last of the messages that a centre may send in a month.
create table line_quotas (
  sale_unit text not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  most integer check (most >= 0),
  used integer not null check (used >= 0),
  checked_at timestamptz not null,
  warned_month text,
  primary key (sale_unit),
  foreign key (sale_unit) references centres (sale_unit)
);
comment on column line_quotas.most is 'null where LINE sets no limit';
comment on column line_quotas.warned_month is 'owners hear once a month that it runs low';

-- What a customer was told on the way to the door: once for each attempt at a stop, whoever asks.
create table delivery_messages (
  sale_unit text not null,
  order_number text not null,
  kind text not null check (kind in ('on the way', 'arriving', 'delivered')),
  attempt text not null check (length(attempt) between 1 and 200),
  claimed_at timestamptz not null,
  channel text check (channel in ('line', 'sms')),
  sent_at timestamptz,
  primary key (sale_unit, order_number, kind, attempt),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column delivery_messages.attempt is 'the visit of a rider this message belongs to; another attempt is told again';
comment on column delivery_messages.claimed_at is 'who sends it holds it since then; one that died is taken over';
comment on column delivery_messages.channel is 'sms before it is sent, which must not be repeated; line after it';

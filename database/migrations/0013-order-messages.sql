-- What a customer was told of an order: a message whose job runs twice is sent once.
create table order_messages (
  sale_unit text not null,
  order_number text not null,
  topic text not null,
  channel text not null check (channel in ('line', 'mail', 'sms', 'none')),
  at timestamptz not null,
  primary key (sale_unit, order_number, topic),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column order_messages.channel is 'none when the customer can be reached by nothing that is set up';

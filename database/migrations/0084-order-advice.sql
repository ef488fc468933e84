-- What each customer probably needs: computed at night and after an order, read by home, cart and salespeople.
create table order_advice (
  sale_unit text not null,
  customer_code text not null,
  day date not null,
  computed_at timestamptz not null,
  lines jsonb not null,
  primary key (sale_unit, customer_code),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
comment on column order_advice.day is 'the day it was computed for; on another day it is computed anew';
comment on column order_advice.lines is 'AdvisedLine of shop/order-advice, the surest first; prices and stock are asked when it is read';

create table order_advice_choices (
  sale_unit text not null,
  customer_code text not null,
  product_code text not null,
  hidden_until date,
  chosen_at timestamptz not null,
  primary key (sale_unit, customer_code, product_code),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
comment on table order_advice_choices is 'products a customer does not want to be advised';
comment on column order_advice_choices.hidden_until is 'from this day it may be advised again; null for never';

create table order_advice_alike (
  sale_unit text not null references centres,
  store_type text not null,
  day date not null,
  alike jsonb not null,
  primary key (sale_unit, store_type)
);
comment on table order_advice_alike is 'what shops of a type buy together, counted at night';

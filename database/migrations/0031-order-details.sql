-- What orders remember besides, apart from their rows: the version before reads those whole (docs/decisions/0025).
create table order_details (
  sale_unit text not null,
  order_number text not null,
  fee_price_type smallint not null check (fee_price_type in (0, 1, 2)),
  cash_rounding bigint not null check (cash_rounding <= 0),
  primary key (sale_unit, order_number),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column order_details.fee_price_type is 'how the delivery fee stands to VAT; an order without details has its fee in no VAT group';
comment on column order_details.cash_rounding is '0, or what was let off a total paid in cash; goods - discount + delivery_fee + VAT on top + cash_rounding = total';

-- How the delivery fee of an order stands to VAT, and what was let off so that its total could be paid in coins.
alter table orders
  add column fee_price_type smallint check (fee_price_type in (0, 1, 2)),
  add column cash_rounding bigint not null default 0 check (cash_rounding <= 0);
comment on column orders.fee_price_type is 'how the delivery fee stands to VAT, as a price type; null for orders whose fee stands in no VAT group';
comment on column orders.cash_rounding is '0, or what was let off a total paid in cash; goods - discount + delivery_fee + VAT on top + cash_rounding = total';

-- Sign-in knows the account before it knows a centre: this small table tells which centres to ask, and under which code.
create table account_customers (
  account_id uuid not null references accounts,
  sale_unit text not null references centres,
  customer_code text not null,
  primary key (account_id, sale_unit),
  unique (sale_unit, customer_code)
);

-- The version before does not write it. Goes with the next landing (docs/decisions/0036).
create function customer_known() returns trigger language plpgsql as $$
begin
  insert into account_customers (account_id, sale_unit, customer_code) values (new.account_id, new.sale_unit, new.code)
  on conflict do nothing;
  return null;
end $$;
create trigger customer_known after insert on customers for each row execute function customer_known();

insert into account_customers (account_id, sale_unit, customer_code) select account_id, sale_unit, code from customers;

-- A key is unique in its centre, which stands in front of it in every link. On a large table make this index concurrently before.
create unique index if not exists orders_by_tracking_key on orders (sale_unit, tracking_key);
-- may go after 297c31d: it never names this constraint, and until it is gone the index above finds a key without its centre
alter table orders drop constraint orders_tracking_key_key;

-- Computed columns are filled by the writer, which calls products_changed_1 or words_changed_1: no trigger of these tables can be spread.
-- may go after 297c31d: no running program writes products, prices, words or categories, only the seed did
drop trigger product_added on products;
-- may go after 297c31d: as above
drop trigger product_changed on products;
-- may go after 297c31d: as above
drop trigger rate_changed on products;
-- may go after 297c31d: as above
drop trigger price_added on product_prices;
-- may go after 297c31d: as above
drop trigger price_changed on product_prices;
-- may go after 297c31d: as above
drop trigger product_word_changed on product_words;
-- may go after 297c31d: as above
drop trigger category_changed on categories;
-- may go after 297c31d: only these triggers called them
drop function product_added(), product_changed(), rate_changed(), fill_piece_price(), product_word_changed(), category_changed();

-- A search names its centre in every word and as sale_unit. Believed to narrow further, sale_unit made PostgreSQL read all of the centre by its key.
alter table product_search alter column sale_unit set (n_distinct = 1);
alter table product_search alter column sale_unit set statistics 1;
analyze product_search;

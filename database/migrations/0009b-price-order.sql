-- What one base unit costs, in thousandths of a satang: goods are sorted by it along an index. Filled by trigger where a writer leaves it out.
alter table product_prices add column piece_price bigint not null default 0;
update product_prices r set piece_price = r.unit1_price * 1000 / p.unit1_rate from products p where p.sale_unit = r.sale_unit and p.code = r.product_code;
create index product_prices_by_piece on product_prices (sale_unit, level, piece_price, product_code);

create function fill_piece_price() returns trigger language plpgsql as $$
begin
  select new.unit1_price * 1000 / p.unit1_rate into new.piece_price from products p where p.sale_unit = new.sale_unit and p.code = new.product_code;
  new.piece_price := coalesce(new.piece_price, 0);
  return new;
end $$;
create trigger price_added before insert on product_prices for each row when (new.piece_price = 0 and new.unit1_price > 0) execute function fill_piece_price();
create trigger price_changed before update of unit1_price on product_prices for each row when (new.unit1_price <> old.unit1_price) execute function fill_piece_price();

create function rate_changed() returns trigger language plpgsql as $$
begin
  update product_prices set piece_price = unit1_price * 1000 / new.unit1_rate where sale_unit = new.sale_unit and product_code = new.code;
  return null;
end $$;
create trigger rate_changed after update of unit1_rate on products for each row when (new.unit1_rate <> old.unit1_rate) execute function rate_changed();

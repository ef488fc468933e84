-- What the search looks through, apart from the wide rows of products: narrow, in the order of popularity, and written by one writer.
-- Lexemes begin with their centre, so that one index serves every centre and reads only the words of one.
-- Weights: A a whole word of the name, B a part of one, C a word of category or packing, D a part of one.
create table product_search (
  sale_unit text not null,
  code text collate "C" not null,
  popularity integer not null,
  shown boolean not null,
  licensed boolean not null,
  words tsvector not null,
  primary key (sale_unit, code),
  foreign key (sale_unit, code) references products (sale_unit, code) on delete cascade
);
create index product_search_by_words on product_search using gin (words) where shown;
create index product_search_by_popularity on product_search (sale_unit, popularity desc, code) where shown;

-- Every word of a centre with how many products hold it: what a typo is mended by, and how rare a word is.
create table search_words (
  sale_unit text not null references centres,
  word text collate "C" not null,
  products integer not null,
  whole integer not null,
  primary key (sale_unit, word)
);
comment on column search_words.whole is 'how many products hold it as a whole word of their name';

-- Products whose words have changed since they were last written into product_search.
create table search_pending (
  sale_unit text not null,
  code text not null,
  primary key (sale_unit, code)
);

create function product_added() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code) select sale_unit, code from added on conflict do nothing;
  return null;
end $$;
create trigger product_added after insert on products referencing new table as added for each statement execute function product_added();

-- Words wait for the writer, which knows how to split Thai; what only hides or orders a product holds at once.
create function product_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select n.sale_unit, n.code from after_change n join before_change o on o.sale_unit = n.sale_unit and o.code = n.code
  where (n.name_th, n.name_en, n.short_name_th, n.short_name_en, n.h1, n.h2, n.h3, n.brand_code, n.flavour_code, n.variant_code, n.size_code,
      n.unit1_name_th, n.unit1_name_en, n.unit1_rate, n.unit2_name_th, n.unit2_name_en, n.unit2_rate, n.unit3_name_th, n.unit3_name_en, n.unit3_rate,
      n.barcode1, n.barcode2, n.barcode3)
    is distinct from (o.name_th, o.name_en, o.short_name_th, o.short_name_en, o.h1, o.h2, o.h3, o.brand_code, o.flavour_code, o.variant_code, o.size_code,
      o.unit1_name_th, o.unit1_name_en, o.unit1_rate, o.unit2_name_th, o.unit2_name_en, o.unit2_rate, o.unit3_name_th, o.unit3_name_en, o.unit3_rate,
      o.barcode1, o.barcode2, o.barcode3)
  on conflict do nothing;
  update product_search s
  set popularity = n.popularity, licensed = n.needs_licence, shown = n.active and n.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
  from after_change n join before_change o on o.sale_unit = n.sale_unit and o.code = n.code
  where s.sale_unit = n.sale_unit and s.code = n.code
    and (n.popularity, n.needs_licence, n.active, n.material_type) is distinct from (o.popularity, o.needs_licence, o.active, o.material_type);
  return null;
end $$;
create trigger product_changed after update on products referencing old table as before_change new table as after_change
for each statement execute function product_changed();

-- A renamed brand, flavour or category changes the words of every product that bears it.
create function product_word_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select p.sale_unit, p.code from after_change w join products p on p.sale_unit = w.sale_unit and w.code =
    case w.kind when 'brand' then p.brand_code when 'flavour' then p.flavour_code when 'variant' then p.variant_code when 'size' then p.size_code end
  on conflict do nothing;
  return null;
end $$;
create trigger product_word_changed after update on product_words referencing new table as after_change
for each statement execute function product_word_changed();

create function category_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select p.sale_unit, p.code from after_change c join products p on p.sale_unit = c.sale_unit and c.code = case c.level when 1 then p.h1 when 2 then p.h2 when 3 then p.h3 end
  on conflict do nothing;
  return null;
end $$;
create trigger category_changed after update on categories referencing new table as after_change
for each statement execute function category_changed();

insert into search_pending (sale_unit, code) select sale_unit, code from products;

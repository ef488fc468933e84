-- A change of what waits already locks its waiting row until it holds: taken away meanwhile, the row would take the change with it.
-- In the order of codes, so that two changes never wait for each other; once each, since one statement may touch a product by two words.
create or replace function product_added() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code) select sale_unit, code from added order by sale_unit, code
  on conflict (sale_unit, code) do update set code = excluded.code;
  return null;
end $$;

create or replace function product_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select n.sale_unit, n.code from after_change n join before_change o on o.sale_unit = n.sale_unit and o.code = n.code
  where (n.name_th, n.name_en, n.short_name_th, n.short_name_en, n.h1, n.h2, n.h3, n.brand_code, n.flavour_code, n.variant_code, n.size_code,
      n.unit1_name_th, n.unit1_name_en, n.unit1_rate, n.unit2_name_th, n.unit2_name_en, n.unit2_rate, n.unit3_name_th, n.unit3_name_en, n.unit3_rate,
      n.barcode1, n.barcode2, n.barcode3)
    is distinct from (o.name_th, o.name_en, o.short_name_th, o.short_name_en, o.h1, o.h2, o.h3, o.brand_code, o.flavour_code, o.variant_code, o.size_code,
      o.unit1_name_th, o.unit1_name_en, o.unit1_rate, o.unit2_name_th, o.unit2_name_en, o.unit2_rate, o.unit3_name_th, o.unit3_name_en, o.unit3_rate,
      o.barcode1, o.barcode2, o.barcode3)
  order by n.sale_unit, n.code
  on conflict (sale_unit, code) do update set code = excluded.code;
  update product_search s
  set popularity = n.popularity, licensed = n.needs_licence, shown = n.active and n.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
  from after_change n join before_change o on o.sale_unit = n.sale_unit and o.code = n.code
  where s.sale_unit = n.sale_unit and s.code = n.code
    and (n.popularity, n.needs_licence, n.active, n.material_type) is distinct from (o.popularity, o.needs_licence, o.active, o.material_type);
  return null;
end $$;

create or replace function product_word_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select distinct p.sale_unit, p.code from after_change w join products p on p.sale_unit = w.sale_unit and w.code =
    case w.kind when 'brand' then p.brand_code when 'flavour' then p.flavour_code when 'variant' then p.variant_code when 'size' then p.size_code end
  order by p.sale_unit, p.code
  on conflict (sale_unit, code) do update set code = excluded.code;
  return null;
end $$;

create or replace function category_changed() returns trigger language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select distinct p.sale_unit, p.code from after_change c join products p on p.sale_unit = c.sale_unit and c.code = case c.level when 1 then p.h1 when 2 then p.h2 when 3 then p.h3 end
  order by p.sale_unit, p.code
  on conflict (sale_unit, code) do update set code = excluded.code;
  return null;
end $$;

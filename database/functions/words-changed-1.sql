-- Marks every product of a renamed group, brand, flavour, variant, size or category (h1 to h5) for indexing. The
-- writer calls it in the same transaction.
create or replace function words_changed_1(unit text, kind text, word_code text) returns void language plpgsql as $$
begin
  insert into search_pending (sale_unit, code)
  select unit, p.code from products p
  where p.sale_unit = unit and word_code = case kind when 'group' then p.group_code when 'brand' then p.brand_code when 'flavour' then p.flavour_code
    when 'variant' then p.variant_code when 'size' then p.size_code when 'h1' then p.h1 when 'h2' then p.h2 when 'h3' then p.h3
    when 'h4' then p.h4 when 'h5' then p.h5 end
  order by p.code
  on conflict (sale_unit, code) do update set code = excluded.code;
end
$$;

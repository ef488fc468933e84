-- Updates what depends on products or prices. The writer calls it in the same transaction, with every changed
-- code.
create or replace function products_changed_1(unit text, codes text[]) returns void language plpgsql as $$
begin
  update product_prices r set piece_price = r.unit1_price * 1000 / p.unit1_rate
  from products p
  where r.sale_unit = unit and r.product_code = any(codes) and p.sale_unit = unit and p.code = r.product_code
    and r.piece_price <> r.unit1_price * 1000 / p.unit1_rate;

  update product_search s set popularity = p.popularity, licensed = p.needs_licence, counted = coalesce(s.counted, s.shown),
    shown = p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
  from products p
  where s.sale_unit = unit and s.code = any(codes) and p.sale_unit = unit and p.code = s.code
    and (s.popularity, s.licensed, s.shown) is distinct from
      (p.popularity, p.needs_licence, p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint'));

  -- Sorted by code, so that two changes never deadlock; an already pending row stays locked until this
  -- commit.
  insert into search_pending (sale_unit, code)
  select unit, p.code from products p where p.sale_unit = unit and p.code = any(codes) order by p.code
  on conflict (sale_unit, code) do update set code = excluded.code;
end
$$;

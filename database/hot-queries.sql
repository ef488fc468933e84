-- Printed by checks/hot-queries.test.ts, so that a change of SQL shows in review.

-- product list
with page as materialized (select p.*, row_number() over () as place from (select p.* from products p where p.sale_unit = $1 and p.active and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and not p.needs_licence order by p.popularity desc, p.code limit 12) p),
    adv as (
      select distinct on (a.product_code) a.* from page p
      join advance_prices a on a.sale_unit = $2 and a.product_code = p.code and a.level = $3
        and a.starts_on <= $4 and a.ends_on >= $5
      order by a.product_code, a.starts_on desc
    )
    select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, p.group_code, p.brand_code, p.flavour_code, p.variant_code, p.size_code,
      p.unit1_code, p.unit1_name_th, p.unit1_name_en, p.unit1_rate, p.unit2_code, p.unit2_name_th, p.unit2_name_en, p.unit2_rate,
      p.unit3_code, p.unit3_name_th, p.unit3_name_en, p.unit3_rate, p.catalog_price, p.stock_controlled, p.points_per_unit, p.material_type,
      p.channel, p.supplier, p.highlight, p.pictures, coalesce(s.on_hand - s.reserved, 0) as available,
      list.unit1_price as list1, list.unit2_price as list2, list.unit3_price as list3,
      own.unit1_price as own1, own.unit2_price as own2, own.unit3_price as own3, case when own.level is null then "list"."unit1_type" else "own"."unit1_type" end as "type1", case when own.level is null then "list"."unit2_type" else "own"."unit2_type" end as "type2", case when own.level is null then "list"."unit3_type" else "own"."unit3_type" end as "type3",
      adv.unit1_price as adv1, adv.unit2_price as adv2, adv.unit3_price as adv3, adv.unit1_type as adv_type1, adv.unit2_type as adv_type2, adv.unit3_type as adv_type3
    from page p
    join product_prices list on list.sale_unit = $6 and list.product_code = p.code and list.level = 1
    left join product_prices own on own.sale_unit = $7 and own.product_code = p.code and own.level = $8
    left join adv on adv.product_code = p.code
    left join stock s on s.sale_unit = $9 and s.product_code = p.code
    order by p.place;

-- product list by price
with page as materialized (select p.*, row_number() over () as place from (select * from ((
    select p.*, r.piece_price from product_prices r join products p on p.code = r.product_code
    where r.sale_unit = $1 and r.level = $2 and p.sale_unit = $3 and p.active and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and not p.needs_licence order by r.piece_price, r.product_code limit 12) union all (
    select p.*, r.piece_price from product_prices r join products p on p.code = r.product_code
    where r.sale_unit = $4 and r.level = 1 and not exists (select from product_prices o where o.sale_unit = $5 and o.product_code = r.product_code and o.level = $6) and p.sale_unit = $7 and p.active and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and not p.needs_licence order by r.piece_price, r.product_code limit 12)) p order by p.piece_price, p.code limit 12) p),
    adv as (
      select distinct on (a.product_code) a.* from page p
      join advance_prices a on a.sale_unit = $8 and a.product_code = p.code and a.level = $9
        and a.starts_on <= $10 and a.ends_on >= $11
      order by a.product_code, a.starts_on desc
    )
    select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, p.group_code, p.brand_code, p.flavour_code, p.variant_code, p.size_code,
      p.unit1_code, p.unit1_name_th, p.unit1_name_en, p.unit1_rate, p.unit2_code, p.unit2_name_th, p.unit2_name_en, p.unit2_rate,
      p.unit3_code, p.unit3_name_th, p.unit3_name_en, p.unit3_rate, p.catalog_price, p.stock_controlled, p.points_per_unit, p.material_type,
      p.channel, p.supplier, p.highlight, p.pictures, coalesce(s.on_hand - s.reserved, 0) as available,
      list.unit1_price as list1, list.unit2_price as list2, list.unit3_price as list3,
      own.unit1_price as own1, own.unit2_price as own2, own.unit3_price as own3, case when own.level is null then "list"."unit1_type" else "own"."unit1_type" end as "type1", case when own.level is null then "list"."unit2_type" else "own"."unit2_type" end as "type2", case when own.level is null then "list"."unit3_type" else "own"."unit3_type" end as "type3",
      adv.unit1_price as adv1, adv.unit2_price as adv2, adv.unit3_price as adv3, adv.unit1_type as adv_type1, adv.unit2_type as adv_type2, adv.unit3_type as adv_type3
    from page p
    join product_prices list on list.sale_unit = $12 and list.product_code = p.code and list.level = 1
    left join product_prices own on own.sale_unit = $13 and own.product_code = p.code and own.level = $14
    left join adv on adv.product_code = p.code
    left join stock s on s.sale_unit = $15 and s.product_code = p.code
    order by p.place;

-- search, few products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
      order by case when s.words @@ $3::tsquery then 1 when s.words @@ $4::tsquery then 2 else 3 end, -s.popularity, s.code limit 12;

-- search, many products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
    order by -s.popularity, s.code limit 12;

-- search, many products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
    order by -s.popularity, s.code limit 12;

-- search, many products
select s.code from (
      select s.code, s.words, s.popularity from product_search s where s.sale_unit = $1 and s.shown and not s.licensed order by s.popularity desc, s.code limit 4000
    ) s where s.words @@ $2::tsquery order by s.popularity desc, s.code limit 12;

-- search, many products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
    order by -s.popularity, s.code limit 12;

-- search, many products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
    order by -s.popularity, s.code limit 12;

-- search, many products
select s.code from product_search s where s.words @@ $1::tsquery and s.sale_unit = $2 and s.shown and not s.licensed
    order by -s.popularity, s.code limit 12;

-- product list of staff
select "kind", "code", "name_th", "name_en" from "product_words" where "sale_unit" = $1;

-- product list of staff
select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, p.description_th, p.description_en, p.h1, p.h2, p.h3, p.h4, p.h5, p.group_code, p.brand_code, p.material_type, p.channel, p.supplier, p.shelf, p.unit1_code, p.unit1_name_th, p.unit1_name_en, p.unit2_code, p.unit2_name_th, p.unit2_name_en, p.unit3_code, p.unit3_name_th, p.unit3_name_en, p.unit1_rate, p.unit2_rate, p.unit3_rate, p.catalog_price, p.cost, p.stock_controlled, p.low_stock, p.points_per_unit, p.needs_licence, p.highlight, p.active, p.pictures, p.flavour_code, p.variant_code, p.size_code, p.barcode1, p.barcode2, p.barcode3, p.version, p.created_at,
      coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      exists (select from advance_prices a where a.sale_unit = $1 and a.product_code = p.code
        and a.starts_on <= $2 and a.ends_on >= $3) as is_advance,
      (select json_agg(json_build_array(r.level, r.unit1_price, r.unit1_type, r.unit2_price, r.unit2_type, r.unit3_price, r.unit3_type))
        from product_prices r where r.sale_unit = $4 and r.product_code = p.code) as prices
    from unnest(array(select p.code from ((select p.code, p.popularity from products p where p.sale_unit = $5 and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and "p"."h3" = $6 and p.brand_code = $7 and p.active order by p.popularity desc, p.code limit $8) union all (select p.code, p.popularity from products p where p.sale_unit = $9 and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and "p"."h3" = $10 and p.brand_code = $11 and not p.active order by -p.popularity, p.code limit $12)) p order by p.popularity desc, p.code limit $13 offset $14)) with ordinality f (code, place) join products p on p.sale_unit = $15 and p.code = f.code
      left join stock s on s.sale_unit = $16 and s.product_code = f.code
    where p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) order by f.place;

-- products as staff see them
select "kind", "code", "name_th", "name_en" from "product_words" where "sale_unit" = $1;

-- products as staff see them
select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, p.description_th, p.description_en, p.h1, p.h2, p.h3, p.h4, p.h5, p.group_code, p.brand_code, p.material_type, p.channel, p.supplier, p.shelf, p.unit1_code, p.unit1_name_th, p.unit1_name_en, p.unit2_code, p.unit2_name_th, p.unit2_name_en, p.unit3_code, p.unit3_name_th, p.unit3_name_en, p.unit1_rate, p.unit2_rate, p.unit3_rate, p.catalog_price, p.cost, p.stock_controlled, p.low_stock, p.points_per_unit, p.needs_licence, p.highlight, p.active, p.pictures, p.flavour_code, p.variant_code, p.size_code, p.barcode1, p.barcode2, p.barcode3, p.version, p.created_at,
      coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      exists (select from advance_prices a where a.sale_unit = $1 and a.product_code = p.code
        and a.starts_on <= $2 and a.ends_on >= $3) as is_advance,
      (select json_agg(json_build_array(r.level, r.unit1_price, r.unit1_type, r.unit2_price, r.unit2_type, r.unit3_price, r.unit3_type))
        from product_prices r where r.sale_unit = $4 and r.product_code = p.code) as prices
    from unnest($5::text[]) with ordinality f (code, place) join products p on p.sale_unit = $6 and p.code = f.code
      left join stock s on s.sale_unit = $7 and s.product_code = f.code
    where p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) order by f.place;

-- product detail
select p.description_th, p.description_en, p.barcode1, p.barcode2, p.barcode3, p.needs_licence,
      coalesce((select json_agg(json_build_object('level', c.level, 'code', c.code, 'name', c.name_th, 'nameEn', c.name_en) order by c.level)
        from categories c where c.sale_unit = $1 and (c.level, c.code) in ((1, p.h1), (2, p.h2), (3, p.h3), (4, p.h4), (5, p.h5))), '[]') as categories,
      coalesce((select json_agg(a order by a.starts_on) from advance_prices a
        where a.sale_unit = $2 and a.product_code = p.code and a.level = $3 and a.ends_on >= $4), '[]') as windows
    from products p
    where p.sale_unit = $5 and p.code = $6 and p.active
      and p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[]) and ($7 or not p.needs_licence);

-- price table
with running as (select * from promotions where sale_unit = $1 and ends_on >= $2 and starts_on <= $3 and enabled)
    select 
  p.id, p.name, p.short_name, p.remark, p.starts_on, p.ends_on, p.enabled, p.type, p.calculation, p.all_customers, p.weekdays, p.needs_coupon, p.version,
  
  coalesce((select jsonb_agg(jsonb_build_object('orderBuy', t.order_buy, 'freeQuantity', t.free_quantity, 'discount', t.discount, 'discountType', t.discount_type) order by t.line)
    from promotion_tiers t where t.sale_unit = $4 and t.promotion_id = "p".id), '[]') as tiers,
  coalesce((select jsonb_agg(jsonb_build_object('side', g.side, 'code', g.product_code) order by g.product_code)
    from promotion_products g where g.sale_unit = $5 and g.promotion_id = p.id), '[]') as products,
  coalesce((select jsonb_agg(jsonb_build_object('kind', a.kind, 'code', a.code) order by a.code)
    from promotion_audience a where a.sale_unit = $6 and a.promotion_id = p.id), '[]') as audience from running p order by p.id;

-- prices of a cart
with adv as (
      select distinct on (a.product_code) a.* from advance_prices a
      where a.sale_unit = $1 and a.product_code = any($2) and a.level = $3 and a.starts_on <= $4 and a.ends_on >= $5
      order by a.product_code, a.starts_on desc
    )
    select p.code, p.unit1_rate, p.unit2_rate, p.unit3_rate, p.stock_controlled, p.points_per_unit,
      p.material_type = $6 as gives_points, coalesce(s.on_hand - s.reserved, 0) as available,
      list.unit1_price as list1, list.unit2_price as list2, list.unit3_price as list3,
      list.unit1_type as list_type1, list.unit2_type as list_type2, list.unit3_type as list_type3,
      own.unit1_price as own1, own.unit2_price as own2, own.unit3_price as own3,
      own.unit1_type as own_type1, own.unit2_type as own_type2, own.unit3_type as own_type3,
      adv.unit1_price as adv1, adv.unit2_price as adv2, adv.unit3_price as adv3,
      adv.unit1_type as adv_type1, adv.unit2_type as adv_type2, adv.unit3_type as adv_type3
    from products p
    join product_prices list on list.sale_unit = $7 and list.product_code = p.code and list.level = 1
    left join product_prices own on own.sale_unit = $8 and own.product_code = p.code and own.level = $9 and own.level > 1
    left join adv on adv.product_code = p.code
    left join stock s on s.sale_unit = $10 and s.product_code = p.code
    where p.sale_unit = $11 and p.code = any($12) and p.active and ($13 or not p.needs_licence)
      and (p.material_type <> all('{DeliveryFee,Point,GivePoint}'::text[])
        or (p.material_type = $14 and p.code = any($15)));

-- cart
(
    select c.product_code as code, c.quantity1 as q1, c.quantity2 as q2, c.quantity3 as q3, c.selected, c.changed_at as at
    from cart_lines c where c.sale_unit = $1 and c.customer_code = $2
  and c.filled_by = $3 and c.kind = $4 and (c.quantity1 > 0 or c.quantity2 > 0 or c.quantity3 > 0) order by c.changed_at desc, c.product_code desc limit 300) union all (
    select c.product_code as code, c.quantity1 as q1, c.quantity2 as q2, c.quantity3 as q3, c.selected, c.changed_at as at
    from cart_lines c where c.sale_unit = $5 and c.customer_code = $6
  and c.filled_by = $7 and c.kind = $8 and not (c.quantity1 > 0 or c.quantity2 > 0 or c.quantity3 > 0) order by c.changed_at desc, c.product_code desc limit 300)
    order by at, code;

-- checkout snapshot
select c.name as "customerName", c.points,
      jsonb_build_object('customer_type', c.customer_type, 'store_type', c.store_type, 'price_level', t.price_level, 'has_licence', c.has_licence) as buyer,
      (select a.name from customers k join accounts a on a.id = k.account_id where k.sale_unit = $1 and k.code = $2) as "personName",
      (select jsonb_build_object('code', h.code, 'creditLimit', h.credit_limit, 'debt', h.debt) from customers h
        where h.sale_unit = $3 and h.code = $4) as holder,
      n.active as "centreOpen", jsonb_build_object('weekdays', n.delivery_weekdays, 'cutOffMinute', n.cut_off_minute,
  'slots', n.slot_rounds, 'holidays', n.delivery_holidays) as rounds,
      (select (
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id,
  'name', jsonb_build_object('th', d.name_th, 'en', d.name_en), 'fee', d.fee, 'freeFrom', d.free_from, 'minimum', d.minimum,
  'weekdays', d.weekdays, 'cutOffMinute', d.cut_off_minute, 'position', d.position, 'active', d.active,
  'places', (select coalesce(jsonb_agg(jsonb_build_object('postcode', p.postcode, 'subdistrict', p.subdistrict)), '[]')
    from delivery_area_places p where p.sale_unit = d.sale_unit and p.area_id = d.id and p.postcode = any(array[a.postcode])))), '[]') from delivery_areas d where d.sale_unit = $5) from addresses a
        where a.sale_unit = $6 and a.customer_code = c.code and a.id = $7::uuid) as areas,
      (select jsonb_build_object('code', a.id, 'name', a.name, 'address', a.address, 'province', a.province, 'district', a.district,
  'subdistrict', a.subdistrict, 'postcode', a.postcode, 'taxNumber', coalesce(a.tax_number, ''), 'phone', a.phone, 'lat', a.lat, 'lng', a.lng, 'remark', a.remark)
  from addresses a where a.sale_unit = $8 and a.customer_code = c.code and a.id = $9::uuid and a.active) as "shipTo", (select jsonb_build_object('code', a.id, 'name', a.name, 'address', a.address, 'province', a.province, 'district', a.district,
  'subdistrict', a.subdistrict, 'postcode', a.postcode, 'taxNumber', coalesce(a.tax_number, ''), 'phone', a.phone, 'lat', a.lat, 'lng', a.lng, 'remark', a.remark)
  from addresses a where a.sale_unit = $10 and a.customer_code = c.code and a.id = $11::uuid and a.active) as "billTo",
      (select jsonb_build_object('bodyHash', k.body_hash, 'orderNumber', k.order_number) from placed_keys k
        where k.sale_unit = $12 and k.customer_code = c.code and k.key = $13::uuid) as before,
      exists (select from bank_accounts b where b.sale_unit = $14) as "takesTransfers"
    from customers c
    join customer_types t on t.sale_unit = $15 and t.code = c.customer_type
    join centres n on n.sale_unit = c.sale_unit
    where c.sale_unit = $16 and c.code = $17;

-- place order
select place_order_3($1, $2::jsonb) as answer;

-- price book of an agent
select r.level, r.subject, r.kind, r.points, r.money::float8 as money,
      jsonb_build_array(r.price1, r.price2, r.price3) as prices, r.step, r.up, r.below_cost as "belowCost",
      jsonb_build_object('th', coalesce(c.name_th, p.name_th, r.subject), 'en', coalesce(c.name_en, p.name_en, r.subject)) as name
    from agent_price_rules r
    left join categories c on c.sale_unit = $1 and c.level = r.level and c.code = r.subject and r.level between 1 and 3
    left join products p on p.sale_unit = $2 and p.code = r.subject and r.level = 4
    where r.sale_unit = $3 and r.agent_code = $4
    order by r.level, name, r.subject;

-- own items of an agent
select i.code, jsonb_build_object('th', i.name_th, 'en', i.name_en) as name, i.barcode, i.cost::float8 as cost, i.stock, i.pictures, i.active,
      (select jsonb_agg(jsonb_build_object('name', jsonb_build_object('th', u.name_th, 'en', u.name_en), 'rate', u.rate, 'price', u.price) order by u.position)
        from agent_item_units u where u.sale_unit = $1 and u.agent_code = $2 and u.item_code = i.code) as units
    from agent_items i
    where i.sale_unit = $3 and i.agent_code = $4
      
      and i.active and (i.stock is null or i.stock > 0)
      
    order by i.active desc, i.name_th, i.code limit $5 offset $6;

-- list of an agent’s shop
select p.code from products p where p.sale_unit = $1 and p.active and p.material_type <> all($2::text[]) and not p.needs_licence and coalesce(case when "p"."code" = any($3) then true when "p"."code" = any($4) then false end, case when "p"."h1" = any($5) then true when "p"."h1" = any($6) then false end, false) and p.h1 = $7 order by p.popularity desc, p.code limit $8 offset $9;

-- orders to an agent
select o.agent_code as "agentCode", o.number, o.status, o.placed_at as "placedAt", o.wanted_on::text as "wantedOn", o.client_code as "clientCode",
      c.name as "clientName", o.total::float8 as total, o.paid::float8 as paid,
      (select count(*)::integer from agent_order_lines l where l.sale_unit = $1 and l.agent_code = o.agent_code and l.order_number = o.number) as lines
    from agent_orders o join customers c on c.sale_unit = $2 and c.code = o.client_code
    where o.sale_unit = $3 and o.agent_code = 'C0004'
    order by o.placed_at desc, o.number desc limit $4;

-- orders of a client to agents
select o.agent_code as "agentCode", o.number, o.status, o.placed_at as "placedAt", o.wanted_on::text as "wantedOn", o.client_code as "clientCode",
      c.name as "clientName", o.total::float8 as total, o.paid::float8 as paid,
      (select count(*)::integer from agent_order_lines l where l.sale_unit = $1 and l.agent_code = o.agent_code and l.order_number = o.number) as lines
    from agent_orders o join customers c on c.sale_unit = $2 and c.code = o.client_code
    where o.sale_unit = $3 and o.client_code = 'C0001'
    order by o.placed_at desc, o.number desc limit $4;

-- what an agent has to buy
select l.own, l.code, jsonb_build_object('th', max(l.name_th), 'en', max(l.name_en)) as name, jsonb_build_object('th', max(l.unit_th), 'en', max(l.unit_en)) as unit,
      sum(l.quantity)::integer as quantity, count(distinct o.client_code)::integer as clients,
      case when l.own or l.bought_with is not null then 'hand' when l.carted_at is not null then 'cart' else 'buy' end as "where"
    from agent_order_lines l, agent_orders o where l.sale_unit = $1 and l.agent_code = $2
  and o.sale_unit = $3 and o.agent_code = $4 and o.number = l.order_number and o.status in ('accepted', 'ready')
    group by l.own, l.code, l.position, "where" order by "where", max(l.name_th), l.position;

-- what an agent has bought
update agent_order_lines l set bought_with = null, carted_at = null from orders o
    where l.sale_unit = $1 and l.agent_code = $2 and o.sale_unit = $3 and o.number = l.bought_with
      and o.status in ('SO Cancel', 'Invoice Cancel') and l.delivered is null;

-- what an agent has bought
select from agent_counters c where c.sale_unit = $1 and c.agent_code = $2 for update;

-- what an agent has bought
select l.order_number as number, l.line, l.code, l.position, l.quantity, l.quantity * l.rate as base, l.carted_at as "cartedAt"
    from agent_order_lines l, agent_orders o
    where l.sale_unit = $1 and l.agent_code = $2
  and o.sale_unit = $3 and o.agent_code = $4 and o.number = l.order_number and o.status in ('accepted', 'ready') and not l.own and l.bought_with is null and (l.carted_at is not null) = $5
    order by o.placed_at, l.order_number, l.line for update of l;

-- order history
select o.number, o.sale_unit, o.status, o.placed_at, o.total, o.points, o.payment_method, o.paid_at, o.pay_before, (o.paid_at is null and o.payment_method = any('{LINEPAY,BANK,CARD,QR}'::text[]) and o.status in ('SO Wait', 'SO Approve')) and exists (
  select from order_events f where f.sale_unit = $1 and f.order_number = o.number and f.note = 'payment overdue') as payment_overdue, o.deliver_on, o.slot, o.requested_on,
        o.placed_by_kind, e.by_name as placed_by_name, l.line_count, l.goods, m.state as money_state, coalesce(m.received, 0) as received
      from (select * from orders o where o.sale_unit = $2 and o.customer_code = $3 and o.points_mode = $4 and true order by o.placed_at desc, o.number desc limit $5 offset $6) o
      left join order_events e on e.sale_unit = $7 and e.order_number = o.number and e.step = 1
      left join order_money m on m.sale_unit = $8 and m.order_number = o.number
      cross join lateral (
        select count(*) as line_count, jsonb_agg(jsonb_build_object('productCode', k.product_code, 'name', jsonb_build_object('th', k.name_th, 'en', k.name_en),
          'quantity', k.quantity, 'unitName', jsonb_build_object('th', k.unit_name_th, 'en', k.unit_name_en), 'picture', p.pictures[1]) order by k.line)
          filter (where k.line <= 4) as goods
        from order_lines k left join products p on p.sale_unit = $9 and p.code = k.product_code
        where k.sale_unit = $10 and k.order_number = o.number
      ) l
      order by o.placed_at desc, o.number desc;

-- order history
select count(*) filter (where true) as "all", count(*) filter (where (o.paid_at is null and o.payment_method = any('{LINEPAY,BANK,CARD,QR}'::text[]) and o.status in ('SO Wait', 'SO Approve'))) as "toPay", count(*) filter (where o.status in ('SO Wait', 'SO Approve', 'Invoice wait') and not (o.paid_at is null and o.payment_method = any('{LINEPAY,BANK,CARD,QR}'::text[]) and o.status in ('SO Wait', 'SO Approve'))) as "toShip", count(*) filter (where o.status = 'Invoice Approve') as "shipping", count(*) filter (where o.status = 'POD') as "done", count(*) filter (where o.status in ('SO Cancel', 'Invoice Cancel')) as "cancelled"
      from orders o where o.sale_unit = $1 and o.customer_code = $2 and o.points_mode = $3;

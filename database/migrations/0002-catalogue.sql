-- Five category levels; a lower one names its parent's code.
create table categories (
  sale_unit text not null references centres,
  level smallint not null check (level between 1 and 5),
  code text not null,
  parent_code text,
  name_th text not null,
  name_en text not null,
  picture text,
  position integer not null default 0,
  primary key (sale_unit, level, code),
  check ((level = 1) = (parent_code is null))
);
create index categories_by_parent on categories (sale_unit, level, parent_code);

-- The words a product is described with: group, brand, flavour, variant, size.
create table product_words (
  sale_unit text not null references centres,
  kind text not null check (kind in ('group', 'brand', 'flavour', 'variant', 'size')),
  code text not null,
  name_th text not null,
  name_en text not null,
  primary key (sale_unit, kind, code)
);

-- Unit 1 is the biggest; a unit with rate 0 is not sold; the rate counts base units.
create table products (
  sale_unit text not null references centres,
  code text not null,
  name_th text not null,
  name_en text not null,
  short_name_th text not null,
  short_name_en text not null,
  description_th text not null default '',
  description_en text not null default '',
  h1 text not null,
  h2 text not null,
  h3 text not null,
  h4 text not null,
  h5 text not null,
  group_code text not null,
  brand_code text not null,
  flavour_code text,
  variant_code text,
  size_code text,
  unit1_code text not null,
  unit1_name_th text not null,
  unit1_name_en text not null,
  unit1_rate integer not null check (unit1_rate > 0),
  unit2_code text not null default '',
  unit2_name_th text not null default '',
  unit2_name_en text not null default '',
  unit2_rate integer not null default 0 check (unit2_rate >= 0),
  unit3_code text not null default '',
  unit3_name_th text not null default '',
  unit3_name_en text not null default '',
  unit3_rate integer not null default 0 check (unit3_rate >= 0),
  barcode1 text,
  barcode2 text,
  barcode3 text,
  catalog_price bigint check (catalog_price >= 0),
  stock_controlled boolean not null default true,
  material_type text not null default 'FG',
  channel text not null default '',
  supplier text not null default '',
  points_per_unit bigint not null default 0 check (points_per_unit >= 0),
  needs_licence boolean not null default false,
  active boolean not null default true,
  highlight text not null default '',
  pictures text[] not null default '{}' check (cardinality(pictures) <= 5),
  popularity integer not null default 0 check (popularity >= 0),
  created_at timestamptz not null default now(),
  primary key (sale_unit, code),
  check (unit2_rate > 0 or unit3_rate = 0),
  check (unit2_rate = 0 or unit2_rate < unit1_rate),
  check (unit3_rate = 0 or unit3_rate < unit2_rate)
);
comment on column products.catalog_price is 'satang of unit 1, shown crossed out';
comment on column products.popularity is 'how many order lines of the last 90 days held it in this centre';
comment on column products.points_per_unit is 'points to redeem one smallest unit; 0 is not redeemable';
comment on column products.highlight is 'empty, or HOTDEAL, NEW or RECOMMEND';
create index products_by_popularity on products (sale_unit, popularity desc, code) where active;
create index products_by_h1 on products (sale_unit, h1, popularity desc, code) where active;
create index products_by_h2 on products (sale_unit, h2, popularity desc, code) where active;
create index products_by_h3 on products (sale_unit, h3, popularity desc, code) where active;
create index products_by_brand on products (sale_unit, brand_code, popularity desc, code) where active;
create index products_by_highlight on products (sale_unit, highlight, popularity desc, code) where active and highlight <> '';
create index products_by_points on products (sale_unit, points_per_unit, code) where active and points_per_unit > 0;

-- One row a product and price level; types: 1 tax included, 2 tax not included, 0 no tax.
-- A blank unit 2 or 3 is derived from unit 1 by the ratio of rates.
create table product_prices (
  sale_unit text not null,
  product_code text not null,
  level smallint not null check (level between 1 and 5),
  unit1_price bigint not null check (unit1_price >= 0),
  unit1_type smallint not null check (unit1_type in (0, 1, 2)),
  unit2_price bigint check (unit2_price >= 0),
  unit2_type smallint check (unit2_type in (0, 1, 2)),
  unit3_price bigint check (unit3_price >= 0),
  unit3_type smallint check (unit3_type in (0, 1, 2)),
  primary key (sale_unit, product_code, level),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

-- A dated price table for the same cells; while current it replaces the normal price.
create table advance_prices (
  sale_unit text not null,
  product_code text not null,
  starts_on date not null,
  ends_on date not null,
  level smallint not null check (level between 1 and 5),
  unit1_price bigint not null check (unit1_price >= 0),
  unit1_type smallint not null check (unit1_type in (0, 1, 2)),
  unit2_price bigint check (unit2_price >= 0),
  unit2_type smallint check (unit2_type in (0, 1, 2)),
  unit3_price bigint check (unit3_price >= 0),
  unit3_type smallint check (unit3_type in (0, 1, 2)),
  primary key (sale_unit, product_code, level, starts_on),
  check (starts_on <= ends_on),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

-- In base units. Placing an order reserves, invoicing deducts, cancelling gives back.
create table stock (
  sale_unit text not null,
  product_code text not null,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (sale_unit, product_code),
  check (reserved <= on_hand),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

create table display_groups (
  sale_unit text not null references centres,
  id integer not null,
  placement text not null check (placement in ('EORDER_HOME_PAGE', 'EORDER_LAYOUT_DRAWER')),
  name_th text not null,
  name_en text not null,
  logo text,
  use_translated_name boolean not null default true,
  position integer not null default 0,
  primary key (sale_unit, id)
);

create table display_group_products (
  sale_unit text not null,
  group_id integer not null,
  product_code text not null,
  position integer not null default 0,
  primary key (sale_unit, group_id, product_code),
  foreign key (sale_unit, group_id) references display_groups (sale_unit, id) on delete cascade,
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

create table wishlist (
  sale_unit text not null,
  customer_code text not null,
  product_code text not null,
  added_at timestamptz not null default now(),
  primary key (sale_unit, customer_code, product_code),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  foreign key (sale_unit, product_code) references products (sale_unit, code) on delete cascade
);

-- Banners (kind B), mini banners (M), news (N), fixed pages such as HOWTO_001 (P), shop links (L).
create table contents (
  sale_unit text not null references centres,
  id integer not null,
  kind text not null check (kind in ('B', 'M', 'N', 'P', 'L')),
  code text,
  title_th text not null,
  title_en text not null,
  body_th text not null default '',
  body_en text not null default '',
  picture_th text,
  picture_en text,
  text_tone text not null default 'light' check (text_tone in ('light', 'dark')),
  link text not null default '',
  starts_on date not null,
  ends_on date,
  active boolean not null default true,
  position integer not null default 0,
  primary key (sale_unit, id)
);
comment on column contents.text_tone is 'light words on a dark picture, or dark words on a light one';
create index contents_by_kind on contents (sale_unit, kind, position) where active;

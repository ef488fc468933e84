-- A save names the version it was made from; staff see what is running low, and set what comes first.
alter table products add column version integer not null default 1;
alter table products add column low_stock integer not null default 0 check (low_stock >= 0);
alter table products add column highlight_place smallint not null default 32767;
alter table products add column best_seller_place smallint;
comment on column products.version is 'counts the changes of staff: a save made from an older one is refused';
comment on column products.low_stock is 'base units: with so many or fewer to sell it is marked as low';
comment on column products.highlight_place is 'order within its highlight; equal ones by popularity';
comment on column products.best_seller_place is 'set by staff; the others follow by popularity';

-- The centre's product list, by what its filters ask for; see api/merchant-products/product-list-queries.ts.
create index products_inactive on products (sale_unit, popularity desc, code) where not active;
create index products_without_picture on products (sale_unit, popularity desc, code) where pictures = '{}';
create index products_by_newest on products (sale_unit, created_at desc, code);
create index products_of_brand on products (sale_unit, brand_code, code);
create index products_of_h3 on products (sale_unit, h3, code);
create index products_of_h4 on products (sale_unit, h4, code);
create index products_of_h5 on products (sale_unit, h5, code);
create index products_by_highlight_place on products (sale_unit, highlight, highlight_place, popularity desc, code) where active and highlight <> '';
create index products_by_best_seller_place on products (sale_unit, best_seller_place, code) where active and best_seller_place is not null;
create index product_search_hidden on product_search using gin (words) with (fastupdate = off) where not shown;

-- Whether the words of a product are counted: what is shown changes at once, its words when they are written.
alter table product_search add column counted boolean;
comment on column product_search.counted is 'null: as it is shown';

-- What every process looks at each two seconds, so that none keeps an older catalogue for longer. Only who indexes writes it.
create table search_versions (
  sale_unit text not null references centres,
  indexed bigint not null,
  words bigint not null,
  primary key (sale_unit)
);
comment on column search_versions.indexed is 'counts what was written for the search';
comment on column search_versions.words is 'counts changes of which words there are';

-- Pictures that no product shows: uploaded and not saved yet, or taken away. They go after some days.
create table loose_pictures (
  sale_unit text not null references centres,
  name text not null,
  at timestamptz not null,
  primary key (sale_unit, name)
);

alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('invoiced', 'invoice cancelled', 'missing', 'damaged', 'received', 'counted', 'corrected', 'returned', 'import'));

-- Made by the client for each adjustment it means: the same key is the same adjustment.
alter table stock_moves add column key uuid;
create unique index stock_moves_by_key on stock_moves (sale_unit, key) where key is not null;

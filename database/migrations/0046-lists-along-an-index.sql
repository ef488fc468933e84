-- Lists of the back office are read from an index alone, however far down.
create index products_listed on products (sale_unit, code) include (active, material_type, stock_controlled, low_stock);
drop index products_by_popularity, products_inactive, products_by_newest;
create index products_by_popularity on products (sale_unit, popularity desc, code) include (material_type) where active;
create index products_inactive on products (sale_unit, popularity desc, code) include (material_type) where not active;
create index products_by_newest on products (sale_unit, created_at desc, code) include (active, material_type);

-- What staff search a promotion by.
alter table promotions add column words text not null generated always as (lower(name || chr(10) || short_name || chr(10) || id)) stored;
comment on column promotions.words is 'name, short name and number in small letters, for the search of staff';
drop index promotions_disabled;
create index promotions_disabled on promotions (sale_unit, starts_on desc, id) include (type) where not enabled and archived_at is null;
create index promotions_by_last_day on promotions (sale_unit, ends_on, id) include (starts_on, type) where enabled and archived_at is null;
create index promotions_by_first_day on promotions (sale_unit, starts_on, id) include (type) where enabled and archived_at is null;

-- Orders in their sequence, which is complete with the number; customers by name.
drop index orders_by_status, orders_by_customer, orders_by_day;
create index orders_by_status on orders (sale_unit, status, placed_at desc, number desc);
create index orders_by_customer on orders (sale_unit, customer_code, placed_at desc, number desc);
create index orders_by_day on orders (sale_unit, placed_at desc, number desc);
create index customers_by_name on customers (sale_unit, name, code);

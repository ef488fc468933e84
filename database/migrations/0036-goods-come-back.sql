-- A shop that put goods aside while they were sold out is told when they are back.
alter table wishlist
  add column waits_since timestamptz,
  add column told_at timestamptz;

create index wishlist_waiting on wishlist (sale_unit, product_code) where waits_since is not null;

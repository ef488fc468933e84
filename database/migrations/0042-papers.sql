-- Where a product stands in the warehouse, for pick lists.
alter table products add column shelf text not null default '' check (length(shelf) <= 20);
comment on column products.shelf is 'such as A-03-2; blank if nobody said';

-- The law wants the seller's branch on a tax invoice.
alter table centres add column tax_branch text not null default '00000' check (tax_branch ~ '^[0-9]{5}$');
comment on column centres.tax_branch is '00000 is the head office';

alter table customers add column status_why text not null default '';
comment on column customers.status_why is 'why it was turned down or stopped, as the member of staff said';

alter table customers add column merged_into text;
comment on column customers.merged_into is 'the other record of the same shop that has everything this one owned';

alter table points_ledger add column why text not null default '';
alter table points_ledger add column by_name text not null default '';
comment on column points_ledger.why is 'why a member of staff corrected the points';

create index orders_on_credit on orders (sale_unit, credit_customer, placed_at) where credit_customer is not null;

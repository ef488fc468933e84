-- A coupon that belonged to nobody belongs to nobody again when the order that used it is cancelled.
alter table coupons add column was_public boolean not null default false;
comment on column coupons.was_public is 'belonged to nobody before an order used it; a cancelled order gives it back to everybody';

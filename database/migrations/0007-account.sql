-- One first choice of each type, whatever is changed at the same moment.
create unique index addresses_one_default on addresses (sale_unit, customer_code, type) where is_default and active;

alter table consents add column text_hash text not null default '';
comment on column consents.text_hash is 'SHA-256 of the policy as it stood when it was consented to';

-- An erased account keeps its row, because orders point at its customers; its number is free again.
alter table accounts add column erased_at timestamptz;
alter table accounts drop constraint accounts_mobile_check;
alter table accounts add constraint accounts_mobile_check check (mobile ~ '^[0-9]{10}$' or erased_at is not null);

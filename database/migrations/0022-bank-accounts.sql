-- Where a centre takes transfers. Without one it does not offer them.
create table bank_accounts (
  sale_unit text not null references centres on delete cascade,
  bank_code text not null check (bank_code ~ '^\d{3}$'),
  account_number text not null check (account_number ~ '^\d{8,15}$'),
  account_name text not null check (account_name <> ''),
  promptpay_id text check (promptpay_id ~ '^(\d{10}|\d{13}|\d{15})$'),
  position smallint not null default 1,
  primary key (sale_unit, bank_code, account_number)
);
comment on column bank_accounts.bank_code is 'the bank of Thailand''s three digits';
comment on column bank_accounts.promptpay_id is 'mobile, tax or e-wallet number that PromptPay knows this account by';

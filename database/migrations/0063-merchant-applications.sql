-- People who want to sell through the network: in centres that are there, or with one of their own.
-- Nothing of it is live before an owner approves; then staff, centre and bank account are made from it.
create table merchant_applications (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('join', 'open')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'replaced')),
  made_at timestamptz not null,
  locale text not null default 'th',
  name text not null,
  mobile text not null,
  email text not null default '',
  username text not null,
  password_hash text,
  line_subject text,
  line_name text,
  policy_version text not null,
  join_units text[] not null default '{}',
  reserved_unit text,
  centre jsonb,
  bank jsonb,
  tax_photo text,
  shop_photo text,
  logo_photo text,
  decided_at timestamptz,
  decided_by text,
  decided_by_name text,
  why text not null default '',
  given jsonb,
  erased_at timestamptz
);
comment on column merchant_applications.state is 'replaced by a later one of the same mobile number';
comment on column merchant_applications.password_hash is 'until it is decided';
comment on column merchant_applications.reserved_unit is 'the code that the new centre will have, unless who approves chooses another';
comment on column merchant_applications.tax_photo is 'private files, as the others here; those of shop and sign become public with the centre';
comment on column merchant_applications.given is 'what came of it: code of the new centre, or role and centres';
comment on column merchant_applications.erased_at is 'a rejected one keeps its row without the person';
create unique index merchant_applications_one_waiting on merchant_applications (mobile) where state = 'waiting';
create unique index merchant_applications_username on merchant_applications (username) where state = 'waiting';
create unique index merchant_applications_reserved on merchant_applications (reserved_unit) where state = 'waiting';
create index merchant_applications_by_state on merchant_applications (state, made_at desc, id desc);

alter table centres add column if not exists logo text;
alter table centres add column if not exists tax_photo text;
comment on column centres.logo is 'a public picture';
comment on column centres.tax_photo is 'a private file: the tax card of the centre';

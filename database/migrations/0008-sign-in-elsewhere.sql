alter table sessions add column line_token text;
comment on column sessions.line_token is 'the LINE access token behind the session, sealed, so that signing out can take it back';

-- A LINE account of someone who works for a merchant.
create table linked_staff (
  provider text not null check (provider = 'line'),
  subject text not null,
  username text not null references staff,
  name text not null,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index linked_staff_by_person on linked_staff (username);

-- An e-mail address can receive one-time codes, so a new one counts only after a code sent to it was entered.
alter table accounts add column email_wanted text;
alter table otp_requests drop constraint otp_requests_purpose_check;
alter table otp_requests add constraint otp_requests_purpose_check check (purpose in ('login', 'reset', 'register', 'rider', 'email'));

-- Who looked at a customer's private picture, and when.
create table private_views (
  sale_unit text not null,
  customer_code text not null,
  id uuid not null default uuidv7(),
  kind text not null,
  username text not null references staff,
  at timestamptz not null,
  primary key (sale_unit, customer_code, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);

create index used_tokens_by_end on used_tokens (expires_at);

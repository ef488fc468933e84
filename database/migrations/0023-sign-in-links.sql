-- What is known of a session beyond who holds it. A table of its own: the version before reads all columns of sessions, and must not meet new ones.
create table session_details (
  session_id uuid primary key references sessions on delete cascade,
  bound_to text references centres,
  confirmed_at timestamptz
);
comment on column session_details.bound_to is 'the centre of the sign-in link that opened the session; it holds until confirmed_at is set';
comment on column session_details.confirmed_at is 'when the holder last gave the password or a code in this session';

-- Sign-in links that staff had sent to a customer: who asked for it, by which way it went, and when it was used.
create table sign_in_links (
  sale_unit text not null,
  customer_code text not null,
  id uuid not null default uuidv7(),
  token_hash text not null,
  made_by text not null references staff,
  made_at timestamptz not null,
  sent_by text not null check (sent_by in ('line', 'sms')),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (sale_unit, customer_code, id),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code)
);
create unique index sign_in_links_by_token on sign_in_links (sale_unit, token_hash);

alter table otp_requests drop constraint otp_requests_purpose_check;
alter table otp_requests add constraint otp_requests_purpose_check
  check (purpose in ('login', 'reset', 'register', 'rider', 'email', 'confirm'));

-- Who no longer works at a centre. Their row of staff_centres is gone, so that every version refuses them.
create table former_staff (
  sale_unit text not null references centres,
  username text not null references staff,
  role text not null check (role in ('3', '4', '5', '8')),
  sale_code text not null,
  ended_at timestamptz not null,
  ended_by text not null,
  primary key (sale_unit, username)
);
comment on column former_staff.sale_code is 'never given to somebody else: orders and customers may still bear it';

create table former_riders (
  sale_unit text not null references centres,
  mobile text not null references riders,
  ended_at timestamptz not null,
  ended_by text not null,
  primary key (sale_unit, mobile)
);

-- A link to somebody's own phone. Only its hash is stored, and nobody of the staff ever sees it.
create table staff_invitations (
  sale_unit text not null references centres,
  id uuid not null,
  token_hash text not null,
  kind text not null default 'work' check (kind in ('work', 'password')),
  username text references staff,
  name text not null,
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  role text not null check (role in ('3', '4', '5', '8')),
  centres text[] not null check (cardinality(centres) between 1 and 50),
  language text not null default 'th' check (language in ('th', 'en')),
  made_by text not null references staff,
  made_by_name text not null,
  made_at timestamptz not null,
  sent_by text check (sent_by in ('line', 'sms')),
  sent_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by text,
  withdrawn_at timestamptz,
  primary key (sale_unit, id)
);
create unique index staff_invitations_by_token on staff_invitations (sale_unit, token_hash);
create unique index staff_invitations_waiting on staff_invitations (sale_unit, mobile, kind) where used_at is null and withdrawn_at is null;
comment on column staff_invitations.id is 'made by the page: two presses are one invitation';
comment on column staff_invitations.kind is 'work at a centre, or a new password for somebody who works there';

-- The second factor of a member of staff (RFC 6238). It counts from confirmed_at on.
create table second_factors (
  username text primary key references staff,
  secret text not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on column second_factors.secret is 'encrypted with the key of the shop';
comment on column second_factors.last_step is 'the time step of the last code that was accepted: no code is accepted twice';

create table recovery_codes (
  username text not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (username, code_hash)
);

alter table session_details add column second_factor_at timestamptz;
comment on column session_details.second_factor_at is 'when the holder gave a code of their second factor in this session';

-- When somebody was last seen, also after their sessions ended.
create index sessions_of_staff_ever on sessions (username, created_at) where username is not null;
create index sessions_of_rider_ever on sessions (rider_mobile, created_at) where rider_mobile is not null;

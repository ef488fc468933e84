-- A signed-in device. Its access tokens are short-lived and name it; ending it ends them all within a second.
create table sessions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('user', 'merchant', 'rider')),
  account_id uuid references accounts,
  username text references staff,
  rider_mobile text references riders,
  refresh_hash text not null unique,
  method text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  check (num_nonnulls(account_id, username, rider_mobile) = 1)
);
create index sessions_by_account on sessions (account_id) where ended_at is null;
create index sessions_by_staff on sessions (username) where ended_at is null;
create index sessions_by_rider on sessions (rider_mobile) where ended_at is null;

-- Tries at a door (a password, a code, an address), counted before they are judged, so that parallel guesses all count.
create table attempts (
  door text not null,
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (door, key, window_start)
);

-- A code that was sent; the gateway holds the code itself.
create table otp_requests (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('login', 'reset', 'register', 'rider')),
  mobile text not null,
  channel text not null check (channel in ('sms', 'email', 'line')),
  gateway text not null,
  gateway_token text not null,
  reference text not null,
  code_hash text,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on column otp_requests.code_hash is 'only for channels whose code is ours: e-mail and LINE';

-- A sign-in elsewhere that is linked to an account.
create table linked_identities (
  provider text not null check (provider in ('line', 'google', 'facebook')),
  subject text not null,
  account_id uuid not null references accounts,
  name text not null,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index linked_identities_by_account on linked_identities (account_id);

-- Tokens that may be used once: partner sign-on and token links. A second use is refused.
create table used_tokens (
  id text primary key,
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Consent by purpose and version; a withdrawal is a row of its own, nothing is overwritten.
create table consents (
  account_id uuid not null references accounts,
  id uuid not null default uuidv7(),
  purpose text not null,
  version text not null,
  given boolean not null,
  at timestamptz not null default now(),
  channel text not null,
  primary key (account_id, id)
);

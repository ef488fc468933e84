-- What people do in LINE beside writing: each event is answered once, however often LINE delivers it.
create table line_events (
  sale_unit text not null,
  event_id text not null check (length(event_id) between 1 and 60),
  line_user_id text not null check (line_user_id ~ '^U[0-9a-f]{32}$'),
  kind text not null check (kind in ('follow', 'postback', 'link')),
  data text not null default '' check (length(data) <= 300),
  at timestamptz not null,
  reply_token text,
  reply_tried_at timestamptz,
  answer jsonb,
  answered_at timestamptz,
  primary key (sale_unit, event_id)
);
comment on column line_events.data is 'of a postback its data, of a link the hash of its nonce';
comment on column line_events.reply_tried_at is 'an answer by the token may have arrived since: it is not said again by another way';
comment on column line_events.answer is 'made in the transaction of what the event did';
create index line_events_of_person on line_events (sale_unit, line_user_id, at desc);
create index line_events_by_time on line_events (sale_unit, at);

-- Somebody in LINE who wants to link the account of the shop; tokens and nonces are kept as hashes.
create table line_links (
  sale_unit text not null,
  token_hash text not null,
  line_user_id text not null check (line_user_id ~ '^U[0-9a-f]{32}$'),
  line_name text not null default '',
  expires_at timestamptz not null,
  account_id uuid,
  nonce_hash text,
  used_at timestamptz,
  primary key (sale_unit, token_hash),
  foreign key (account_id) references accounts (id),
  check ((account_id is null) = (nonce_hash is null))
);
comment on column line_links.account_id is 'who agreed on the page of the shop; the nonce is theirs alone';
create unique index line_links_by_nonce on line_links (sale_unit, nonce_hash);

-- The rich menus that a centre published, as one set: the latest holds.
create table line_menu_sets (
  sale_unit text not null,
  id uuid not null,
  menus jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  default_set boolean not null default false,
  done_at timestamptz,
  trouble text,
  primary key (sale_unit, id),
  foreign key (sale_unit) references centres (sale_unit)
);
comment on column line_menu_sets.trouble is 'why LINE does not take it for now, or at all';
create index line_menu_sets_by_time on line_menu_sets (sale_unit, made_at desc);

create table line_menus (
  sale_unit text not null,
  set_id uuid not null,
  state text not null check (state in ('guest', 'customer', 'agent', 'staff')),
  rich_menu_id text,
  has_picture boolean not null default false,
  primary key (sale_unit, set_id, state),
  foreign key (sale_unit, set_id) references line_menu_sets (sale_unit, id) on delete cascade
);

-- Which menu LINE was told to show to whom; whoever is not here sees the default one.
create table line_menu_people (
  sale_unit text not null,
  line_user_id text not null,
  set_id uuid not null,
  state text not null check (state in ('guest', 'customer', 'agent', 'staff')),
  primary key (sale_unit, line_user_id)
);

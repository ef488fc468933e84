-- Who may change what holds for every centre. While nobody is listed, whoever owns every open centre may.
create table network_owners (
  username text primary key references staff,
  since timestamptz not null default now()
);

-- As activity, of what holds for every centre.
create table network_activity (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  username text not null,
  by_name text not null,
  kind text not null,
  subject text not null,
  what text not null,
  before jsonb,
  after jsonb
);
create index network_activity_by_time on network_activity (at desc, id desc);
create index network_activity_by_subject on network_activity (kind, subject, id);
create index activity_by_time on activity (sale_unit, at desc, id desc);

-- All settings at a moment: taken by hand, or kept before settings of another deployment were applied.
create table config_snapshots (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('taken', 'applied')),
  made_at timestamptz not null,
  username text not null,
  by_name text not null,
  lines jsonb not null,
  applied jsonb,
  undone_at timestamptz,
  undone_by text
);
create index config_snapshots_by_time on config_snapshots (made_at desc, id desc);
comment on column config_snapshots.lines is 'scope, key and value of every setting then';
comment on column config_snapshots.applied is 'scope, key, before and after of every setting that was applied; null for one taken by hand';

-- The job runner's tables stand apart; whoever migrates makes the place, since the application may make none.
create schema if not exists jobs;

-- Contents are written by staff: shown to the minute, taken away so that they can come back, copied from centre to centre.
alter table contents add column starts_at timestamptz;
alter table contents add column ends_at timestamptz;
alter table contents add column version integer not null default 1;
alter table contents add column key uuid;
alter table contents add column changed_at timestamptz;
alter table contents add column changed_by text not null default '';
alter table contents add column removed_at timestamptz;
alter table contents add column origin_unit text;
alter table contents add column origin_id integer;
alter table contents add column copied_as integer;
comment on column contents.starts_at is 'when it is first shown; null begins with the day starts_on';
comment on column contents.ends_at is 'from when it is no longer shown; null ends with the day ends_on, or never';
comment on column contents.version is 'what a save was made from';
comment on column contents.key is 'made by the client: saving the same new content twice makes one';
comment on column contents.removed_at is 'taken away by staff; not active either, for readers that do not know this column';
comment on column contents.origin_unit is 'the centre it was copied from';
comment on column contents.copied_as is 'the version it had when it was copied; with another one it was changed here since';

-- The privacy policy of the whole network, version by version. The application may only add to it.
create table policy_versions (
  version text primary key,
  title_th text not null,
  title_en text not null,
  body_th text not null,
  body_en text not null,
  holds_from timestamptz not null,
  published_at timestamptz not null,
  username text not null,
  by_name text not null
);
create index policy_versions_by_time on policy_versions (holds_from desc, published_at desc);

-- The next version as it is being written; at most one.
create table policy_drafts (
  id text primary key default 'next' check (id = 'next'),
  version text not null,
  title_th text not null,
  title_en text not null,
  body_th text not null,
  body_en text not null,
  saved integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);
comment on column policy_drafts.saved is 'how often it was saved: what a save was made from';

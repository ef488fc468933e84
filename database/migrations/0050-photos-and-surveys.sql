-- What photos of a shop are sorted by. Groups are never deleted: photos keep theirs.
create table photo_groups (
  sale_unit text not null references centres,
  code text not null,
  name_th text not null,
  name_en text not null,
  customer_types text[] not null default '{}',
  place integer not null,
  retired_at timestamptz,
  primary key (sale_unit, code)
);
comment on column photo_groups.customer_types is 'only for customers of these types; empty is for all';
comment on column photo_groups.retired_at is 'no new photos are taken for it';

-- Photos that staff take at a shop. A removed one keeps its row without a file: the phone may still send it again.
create table customer_photos (
  sale_unit text not null,
  id uuid not null,
  customer_code text not null,
  group_code text,
  taken_at timestamptz not null,
  received_at timestamptz not null,
  username text not null,
  by_name text not null,
  note text not null default '',
  lat double precision,
  lng double precision,
  accuracy integer,
  distance integer,
  file text not null,
  width integer not null,
  height integer not null,
  removed_at timestamptz,
  removed_username text,
  removed_by text,
  removed_why text,
  primary key (sale_unit, id),
  check ((lat is null) = (lng is null)),
  check ((removed_at is null) = (removed_why is null)),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  foreign key (sale_unit, group_code) references photo_groups (sale_unit, code)
);
comment on column customer_photos.id is 'made by the phone: the same id is the same photo, however often it is sent';
comment on column customer_photos.group_code is 'null when the photo answers a question of a survey';
comment on column customer_photos.taken_at is 'by the clock of the phone, but never after it was received';
comment on column customer_photos.distance is 'metres to the pin of the shop when it was received; null without a place or a pin';
create index customer_photos_by_time on customer_photos (sale_unit, customer_code, taken_at desc, id) where removed_at is null;

create table surveys (
  sale_unit text not null references centres,
  id uuid not null,
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'live', 'ended')),
  name_th text not null,
  name_en text not null,
  about_th text not null default '',
  about_en text not null default '',
  customer_types text[] not null default '{}',
  made_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  live_at timestamptz,
  ended_at timestamptz,
  primary key (sale_unit, id)
);
comment on column surveys.id is 'made by the client: saving the same new survey twice makes one';
comment on column surveys.version is 'of its questions; what was answered is read with the questions of its own version';
create index surveys_by_time on surveys (sale_unit, changed_at desc, id);

create table survey_versions (
  sale_unit text not null,
  survey_id uuid not null,
  version integer not null,
  questions jsonb not null,
  saved_at timestamptz not null,
  primary key (sale_unit, survey_id, version),
  foreign key (sale_unit, survey_id) references surveys (sale_unit, id)
);

create table survey_answers (
  sale_unit text not null,
  id uuid not null,
  survey_id uuid not null,
  version integer not null,
  customer_code text not null,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  username text not null,
  by_name text not null,
  answers jsonb not null,
  lat double precision,
  lng double precision,
  accuracy integer,
  distance integer,
  primary key (sale_unit, id),
  check ((lat is null) = (lng is null)),
  foreign key (sale_unit, customer_code) references customers (sale_unit, code),
  foreign key (sale_unit, survey_id, version) references survey_versions (sale_unit, survey_id, version)
);
comment on column survey_answers.id is 'made by the phone: the same id is the same visit, however often it is sent';
comment on column survey_answers.answers is 'by the key of the question; photos by their ids';
create index survey_answers_by_customer on survey_answers (sale_unit, customer_code, answered_at desc, id);
create index survey_answers_by_survey on survey_answers (sale_unit, survey_id, answered_at desc, id);

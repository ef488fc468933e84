-- Spreadsheets that staff send. A job goes through the rows in batches; what a batch did is kept in its own transaction.
create table imports (
  sale_unit text not null references centres,
  id uuid not null,
  kind text not null check (kind in ('products', 'prices', 'advancePrices', 'stock')),
  file_name text not null,
  state text not null check (state in ('checking', 'ready', 'applying', 'applied', 'undoing', 'undone', 'dropped', 'failed')),
  made_at timestamptz not null,
  username text not null,
  by_name text not null,
  unknown_heads text[] not null,
  row_count integer not null,
  at_row integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  wrong integer not null default 0,
  applied integer not null default 0,
  refused integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  tries smallint not null default 0,
  applied_at timestamptz,
  applied_username text,
  applied_by text,
  undone_at timestamptz,
  undone_username text,
  undone_by text,
  primary key (sale_unit, id)
);
comment on column imports.id is 'made by the client: the same file sent again is the same import';
comment on column imports.at_row is 'the last row that the work of this state has finished';
comment on column imports.tries is 'failures in a row of the same batch; after some it is given up';
create index imports_by_time on imports (sale_unit, made_at desc, id);
create index imports_at_work on imports (sale_unit, tries, made_at) where state in ('checking', 'applying', 'undoing');

create table import_rows (
  sale_unit text not null,
  import_id uuid not null,
  row_number integer not null,
  subject text not null,
  cells jsonb,
  reasons jsonb not null default '[]',
  outcome text check (outcome in ('added', 'changed', 'unchanged', 'wrong')),
  before jsonb,
  after jsonb,
  seen text,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused', 'undone', 'kept')),
  left_as text,
  primary key (sale_unit, import_id, row_number),
  foreign key (sale_unit, import_id) references imports (sale_unit, id) on delete cascade
);
comment on column import_rows.cells is 'as read from the file, until the row is checked';
comment on column import_rows.before is 'only the fields that the row changes';
comment on column import_rows.seen is 'the version of what is changed when it was checked';
comment on column import_rows.left_as is 'its version when the import had changed it: an undo leaves a later one alone';
create index import_rows_by_outcome on import_rows (sale_unit, import_id, outcome, row_number);
create index import_rows_by_state on import_rows (sale_unit, import_id, state, row_number);

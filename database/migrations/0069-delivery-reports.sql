-- What a customer found short or damaged after delivery, and what the centre answered.
create table delivery_reports (
  sale_unit text not null,
  id uuid not null,
  order_number text not null,
  note text not null default '',
  photos uuid[] not null default '{}',
  sent_at timestamptz not null,
  sent_by_kind text not null check (sent_by_kind in ('customer', 'agent', 'staff')),
  sent_by text not null,
  sent_by_name text not null,
  answered_at timestamptz,
  answered_username text,
  answered_by text,
  credit_note text,
  credited bigint not null default 0 check (credited >= 0),
  points bigint not null default 0 check (points >= 0),
  told text,
  primary key (sale_unit, id),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
comment on column delivery_reports.id is 'made by the phone: the same id is the same report, however often it is sent';
comment on column delivery_reports.photos is 'the ids of its photos, some of which may still be on their way';
comment on column delivery_reports.credit_note is 'null as well where the order had no invoice, or nothing was credited';
comment on column delivery_reports.points is 'given for it, or given back of an order paid with points';
comment on column delivery_reports.told is 'how the customer was told the answer';
create unique index delivery_reports_open on delivery_reports (sale_unit, order_number) where answered_at is null;
create index delivery_reports_by_order on delivery_reports (sale_unit, order_number, sent_at);
create index delivery_reports_by_time on delivery_reports (sale_unit, sent_at desc, id desc);

create table delivery_report_lines (
  sale_unit text not null,
  report_id uuid not null,
  line smallint not null,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  unit_name_th text not null,
  unit_name_en text not null,
  rate integer not null check (rate > 0),
  free boolean not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('short', 'damaged', 'wrong', 'expired')),
  note text not null default '',
  accepted integer check (accepted between 0 and quantity),
  how text check (how in ('credit note', 'points', 'replacement')),
  answer text not null default '',
  lowered boolean not null default false,
  points bigint not null default 0 check (points >= 0),
  sent_at timestamptz,
  sent_username text,
  sent_by text,
  primary key (sale_unit, report_id, line),
  foreign key (sale_unit, report_id) references delivery_reports (sale_unit, id) on delete cascade,
  check ((coalesce(accepted, 0) > 0) = (how is not null))
);
comment on column delivery_report_lines.accepted is 'null until it is answered';
comment on column delivery_report_lines.answer is 'why the rest was not accepted';
comment on column delivery_report_lines.lowered is 'whether what was accepted has left the line of the order';
comment on column delivery_report_lines.sent_at is 'when a replacement left; null while it waits';
create index delivery_report_lines_to_send on delivery_report_lines (sale_unit, report_id)
  where how = 'replacement' and sent_at is null;

-- A photo may arrive before its report, or after it.
create table delivery_report_photos (
  sale_unit text not null,
  id uuid not null,
  order_number text not null,
  report_id uuid not null,
  received_at timestamptz not null,
  file text not null,
  width integer not null,
  height integer not null,
  primary key (sale_unit, id),
  foreign key (sale_unit, order_number) references orders (sale_unit, number) on delete cascade
);
create index delivery_report_photos_by_order on delivery_report_photos (sale_unit, order_number);

-- A credit note for a part of its invoice tells what was invoiced and what is right.
alter table credit_notes add column figures jsonb;
comment on column credit_notes.figures is 'lines and sums of the order before and after; null when it takes back the whole invoice';

-- A replacement leaves the shelf without an order line of its own.
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('invoiced', 'invoice cancelled', 'missing', 'damaged', 'received', 'counted', 'corrected', 'returned', 'import', 'replacement'));

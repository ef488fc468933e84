-- What a centre tells of itself. Every page reads it with the row, and its editor writes it whole, so lists are columns (docs/decisions/0054).
alter table centres add column photos text[] not null default '{}';
alter table centres add column opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array');
alter table centres add column delivery_holidays jsonb not null default '[]' check (jsonb_typeof(delivery_holidays) = 'array');
alter table centres add column slot_rounds jsonb not null default '[]' check (jsonb_typeof(slot_rounds) = 'array');
alter table centres add column closed_at timestamptz;
alter table centres add column closed_reason_th text not null default '';
alter table centres add column closed_reason_en text not null default '';
alter table centres add column reopens_on date;
comment on column centres.photos is 'the first is also in photo, which customers see';
comment on column centres.opening_hours is 'weekday (0 is Sunday), opens and closes in minutes of the day; a weekday without a row is closed';
comment on column centres.delivery_holidays is 'startsOn, endsOn, nameTh, nameEn: days on which nothing is delivered';
comment on column centres.slot_rounds is 'slot, cutOffMinute, daysBefore: parts of the day with a cut-off of their own; none is all of them at cut_off_minute';
comment on column centres.reopens_on is 'what customers are told; the centre does not open by itself';

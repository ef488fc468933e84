-- Where a centre delivers, and on which terms. A centre without any area delivers everywhere, as it did before there were areas.
create table delivery_areas (
  sale_unit text not null references centres on delete cascade,
  id text not null check (id <> ''),
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  fee bigint check (fee >= 0),
  free_from bigint check (free_from >= 0),
  minimum bigint check (minimum >= 0),
  weekdays smallint check (weekdays between 0 and 127),
  cut_off_minute smallint check (cut_off_minute between 0 and 1439),
  position smallint not null default 1,
  active boolean not null default true,
  primary key (sale_unit, id)
);
comment on table delivery_areas is 'what is null holds as for the whole centre: its setting, or its own round';
comment on column delivery_areas.free_from is 'goods worth this much are delivered free; 0 is never';
comment on column delivery_areas.position is 'where two areas of a centre name the same place, the lower one counts';

create table delivery_area_places (
  sale_unit text not null,
  area_id text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  subdistrict text not null default '',
  primary key (sale_unit, area_id, postcode, subdistrict),
  foreign key (sale_unit, area_id) references delivery_areas (sale_unit, id) on delete cascade
);
comment on column delivery_area_places.subdistrict is 'its Thai name; empty is the whole postcode, which a named subdistrict wins over';
create index delivery_area_places_by_postcode on delivery_area_places (postcode);

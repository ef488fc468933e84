-- Money that comes by transfer is seen by people, not by the shop: a late one is flagged, and staff say when it came.
alter table order_events add column note text not null default '' check (note in ('', 'payment overdue', 'payment received'));
comment on column order_events.note is 'what happened when the status stayed as it was; empty when the order moved';

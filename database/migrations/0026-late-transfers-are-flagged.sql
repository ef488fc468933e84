-- Money that comes by transfer is seen by people, not by the shop: a late one is flagged, and staff say when it came.
alter table orders add column payment_overdue_at timestamptz;
comment on column orders.payment_overdue_at is 'when the customer was told that the transfer had not been seen in time';
alter table order_events add column note text not null default '' check (note in ('', 'payment overdue', 'payment received'));
comment on column order_events.note is 'what happened when the status stayed as it was; empty when the order moved';

-- An order of which only the status changes notes that alone: the rest of what it counted for is still in its lines.
alter table uncounted_orders add column status_before text;
comment on column uncounted_orders.status_before is 'when only the status has changed since: what the sums hold is the order of now with this one';

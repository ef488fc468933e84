-- Refresh tokens are rotated. What the token before the last rotation was is kept, and what all tokens of a session have in common.
alter table session_details add column family_hash text;
alter table session_details add column previous_hash text;
alter table session_details add column rotated_at timestamptz;
-- When a token was last renewed, on which kind of device ("Chrome/Android", never an address), and whether staff chose to stay signed in.
alter table session_details add column last_used_at timestamptz;
alter table session_details add column device text;
alter table session_details add column remembered boolean not null default false;
-- A device that signed somebody in has a counter of its own, which strangers cannot use up.
alter table session_details add column device_hash text;
comment on column session_details.family_hash is 'of the part that every refresh token of the session begins with; empty until a program that rotates has seen it';
comment on column session_details.device_hash is 'of the device token that the browser kept at sign-in';
create unique index session_details_by_family on session_details (family_hash);
create index session_details_by_device on session_details (device_hash) where device_hash is not null;

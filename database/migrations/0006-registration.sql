alter table customers add column card_photo text;
comment on column customers.card_photo is 'a private file: the identity or tax card given at registration';

-- Who registers is led through the first steps once; everyone known before has taken them.
alter table customers add column setup_done boolean not null default true;

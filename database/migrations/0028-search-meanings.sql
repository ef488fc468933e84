-- What the people of a network or of one centre say for goods and for what they are used for, in either language.
-- These rows come before the words that come with the program; a row that means nothing takes such a word out.
create table search_meanings (
  -- '' for the whole network.
  sale_unit text not null default '',
  said text not null check (said <> '' and length(said) <= 60),
  meant text[] not null,
  primary key (sale_unit, said)
);

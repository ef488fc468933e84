-- A shop that registered by an agent's link and waits for the centre is asked again, once it is let in.
alter table agent_invitations add column opened_by text;
comment on column agent_invitations.opened_by is 'the shop that came with the link when it registered; whoever accepts first still holds';
create index agent_invitations_opened on agent_invitations (sale_unit, opened_by) where opened_by is not null and state = 'waiting';

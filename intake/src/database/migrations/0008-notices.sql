-- An email to the owner about several messages is a message of its own, with its delivery in the same
-- queue. The list of kinds is in accept.ts: to check a new one here, PostgreSQL would read the table.
alter table intake.messages drop constraint if exists messages_kind_check;

-- Which messages it is about. Each is told once.
create table intake.notices (
  notice_id uuid not null references intake.messages on delete cascade,
  message_id uuid not null references intake.messages on delete cascade,
  kind text not null,
  primary key (message_id, kind)
);

create index on intake.notices (notice_id);
create index on intake.deliveries (message_id) where held;

-- Signs the links in emails to the owner.
insert into intake.secrets (name, value) values (
  'links',
  encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);

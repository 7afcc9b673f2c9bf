-- A suspect message is stored like any other, but nobody is told about it before a person releases
-- it. The columns have constant defaults, so no row is written again.
alter table intake.messages
  -- Why it is suspect, in one word.
  add column suspicion text,
  add column released_at timestamptz;

alter table intake.deliveries
  -- Waits for a person, and has no job in the queue.
  add column held boolean not null default false,
  -- Done without an email, because the visitor got one within the hour.
  add column left_out boolean not null default false;

-- Proofs of work that were used, until they would expire anyway.
create table intake.proofs (
  id text primary key,
  expires_at timestamptz not null
);

create index on intake.proofs (expires_at);

-- What all replicas share and no owner has to set. The first one signs the challenges.
create table intake.secrets (
  name text primary key,
  value text not null
);

insert into intake.secrets (name, value) values (
  'challenge',
  encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);

-- The last email to each address that said that a message has arrived.
create table intake.acknowledgements (
  email text primary key,
  message_id uuid not null unique references intake.messages on delete cascade,
  sent_at timestamptz not null default now()
);

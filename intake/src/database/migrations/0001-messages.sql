-- What visitors have sent. A message is stored once per key, however often it is sent.
create table intake.messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'newsletter')),
  -- The idempotency key, and a digest of the fields: the same key with other fields is a conflict.
  key text not null,
  digest text not null,
  fields jsonb not null,
  received_at timestamptz not null default now(),
  unique (kind, key)
);

create index on intake.messages (received_at);
create index on intake.messages (lower(fields ->> 'email'));

-- Who has to be told about a message, and whether that has happened.
create table intake.deliveries (
  message_id uuid not null references intake.messages on delete cascade,
  channel text not null check (channel in ('owner', 'visitor', 'webhook', 'confirmation')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  -- Given up after the last attempt. A person decides what happens next.
  dead_at timestamptz,
  primary key (message_id, channel)
);

create index on intake.deliveries (created_at) where delivered_at is null;

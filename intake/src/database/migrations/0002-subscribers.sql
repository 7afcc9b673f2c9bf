-- Who has asked for the newsletter. Nobody gets it before they have confirmed it.
create table intake.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- In the links of our emails, instead of the address.
  token uuid not null default gen_random_uuid() unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index on intake.subscribers (lower(email));

-- The mailbox of an address, for limits: "Ada+news@example.com" is read by ada@example.com.
create function intake.mailbox(address text) returns text immutable language sql
return lower(regexp_replace(address, '\+[^@]*@', '@'));

create index on intake.messages (intake.mailbox(fields ->> 'email')) where kind = 'newsletter';

-- How much email was sent in an hour to addresses that strangers have typed, and how much was not.
create table intake.stranger_mail (
  hour timestamptz primary key,
  sent integer not null default 0,
  stopped integer not null default 0
);

-- What the owner gets goes before what strangers get. The index that had only the times goes.
create index deliveries_due on intake.deliveries (
  (channel in ('visitor', 'confirmation')),
  coalesce(next_at, created_at)
) where delivered_at is null and dead_at is null and not held;

drop index if exists intake.deliveries_coalesce_idx;

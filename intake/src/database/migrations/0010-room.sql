create index on intake.messages (received_at) where suspicion is not null and released_at is null;

-- How many held messages the owner has not seen. If they are long, one for each 10 KB on the disk.
create function intake.unseen() returns float stable language sql
return (
  select greatest(count(*), coalesce(sum(pg_column_size(fields)), 0) / 10000.0)
  from intake.messages
  where suspicion is not null and released_at is null
    and not exists (select from intake.notices where message_id = id and kind = 'seen')
);

-- Whether the owner has got so many messages within an hour. Without a number, or with 0, there is no limit.
create function intake.has_enough(most integer) returns boolean stable language sql
return coalesce(most > 0 and most = (
  select count(*) from (
    select from intake.messages
    where kind = 'contact' and suspicion is null and received_at > now() - interval '1 hour'
    limit most
  ) as lately
), false);

-- The table of deliveries is the queue (deliveries.ts). Null means at once: no clock is asked.
alter table intake.deliveries add column next_at timestamptz;

-- In the order in which they are due, so that a retry does not wait behind all new messages.
create index on intake.deliveries (coalesce(next_at, created_at))
where delivered_at is null and dead_at is null and not held;

-- Until now, graphile-worker was a second queue beside it. The version before still runs while the new
-- one starts: it keeps accepting messages, because add_job stays as a stub, and delivers nothing more.
-- What it is sending at this moment takes at most two minutes, so the new version waits for three.
do $$
begin
  if exists (select from pg_namespace where nspname = 'graphile_worker') then
    drop schema graphile_worker cascade;
    create schema graphile_worker;
    create function graphile_worker.add_job(identifier text, payload json, max_attempts int)
      returns int language sql return 1;
    if exists (select from pg_roles where rolname = 'intake_service') then
      grant usage on schema graphile_worker to intake_service;
    end if;
    update intake.deliveries set next_at = now() + interval '3 minutes'
    where delivered_at is null and dead_at is null and not held;
  end if;
end
$$;

-- The table of deliveries is the queue (deliveries.ts). Null means at once: no clock is asked.
alter table intake.deliveries add column next_at timestamptz;

-- In the order in which they are due, so that a retry does not wait behind all new messages.
create index on intake.deliveries (coalesce(next_at, created_at))
where delivered_at is null and dead_at is null and not held;

-- The list of channels is in accept.ts. To check a new one here, PostgreSQL would read the whole table.
alter table intake.deliveries drop constraint if exists deliveries_channel_check;

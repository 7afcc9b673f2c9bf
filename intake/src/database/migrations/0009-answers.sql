-- When a message has to be answered, when the owner is reminded of it, and when they have answered.
alter table intake.messages
  add column due_at timestamptz,
  add column remind_at timestamptz,
  add column answered_at timestamptz;

create index on intake.messages (remind_at) where answered_at is null;
create index on intake.messages (due_at) where due_at is not null;

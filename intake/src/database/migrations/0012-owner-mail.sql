-- For the limit of emails to the owner within an hour.
create index on intake.messages (received_at) where kind = 'contact' and suspicion is null;

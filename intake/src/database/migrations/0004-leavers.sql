-- Of who has left the newsletter, only a digest of the address stays. The secret keeps anyone who has
-- a copy of the table alone from trying addresses.
insert into intake.secrets (name, value) values (
  'leavers',
  encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);

create function intake.leaver(address text) returns text stable language sql
return 'left:' || encode(
  sha256(convert_to((select value from intake.secrets where name = 'leavers') || lower(address), 'UTF8')),
  'hex'
);

update intake.subscribers set email = intake.leaver(email) where unsubscribed_at is not null;

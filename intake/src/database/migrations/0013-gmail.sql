-- Gmail ignores dots, and has two names: "a.da@googlemail.com" is read by ada@gmail.com.
create or replace function intake.mailbox(address text) returns text immutable language sql
return case
  when address ~* '@(gmail|googlemail)\.com$'
    then replace(lower(regexp_replace(address, '(\+[^@]*)?@.*', '')), '.', '') || '@gmail.com'
  else lower(regexp_replace(address, '\+[^@]*@', '@'))
end;

-- What was computed by the function as it was before.
reindex index intake.messages_mailbox_idx;

delete from intake.acknowledgements as older using intake.acknowledgements as newer
where intake.mailbox(older.email) = intake.mailbox(newer.email)
  and (older.sent_at, older.email) < (newer.sent_at, newer.email);

update intake.acknowledgements set email = intake.mailbox(email)
where email <> intake.mailbox(email);

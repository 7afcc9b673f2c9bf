-- How many messages its network had sent within the hour when it came. The network itself is never stored.
alter table intake.messages add column crowd integer;

-- In the order in which the owner sees them, so that nobody can take all the first places: the reasons take
-- turns, and within each, the second message of a network or with almost the same words waits for the first
-- of all others.
create view intake.held as
select id, received_at, row_number() over (
    order by turn, array_position(array['links', 'elsewhere', 'proof', 'limit', 'trap'], suspicion)
  ) as place
from (
  select id, received_at, suspicion, row_number() over (
      partition by suspicion order by greatest(crowd, echo), received_at
    ) as turn
  from (
    select id, received_at, suspicion, crowd, row_number() over (
        partition by lower(regexp_replace(left(fields ->> 'details', 200), '[\d\s!-/:-@]+', '', 'g'))
        order by received_at
      ) as echo
    from intake.messages
    where suspicion is not null and released_at is null
  ) as heard
) as turns;

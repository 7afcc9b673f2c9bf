import type { Pool } from 'pg';

/** Everything that is stored becomes older, so that the owner hears of it within seconds. */
export const letADayPass = (database: Pool) =>
  database.query(
    `update intake.messages set received_at = received_at - interval '1 day',
       due_at = due_at - interval '1 day', remind_at = remind_at - interval '1 day',
       key = case when kind in ('contact', 'newsletter') then key else id::text end;
     update intake.deliveries set delivered_at = delivered_at - interval '1 day'`,
  );

import type { Database } from './database.ts';

/** Where a message stands. */
export const states = ['waiting', 'delivered', 'dead', 'quarantined'] as const;
type State = (typeof states)[number];

export interface Listed {
  id: string;
  kind: string;
  received_at: Date;
  state: State;
  attempts: number;
  last_error: string | null;
  /** Why it was or is held, in one word. */
  suspicion: string | null;
}

const list = `
  select
    id, kind, received_at,
    case
      when bool_or(held) then 'quarantined'
      when bool_or(dead_at is not null and delivered_at is null) then 'dead'
      when bool_or(delivered_at is null) then 'waiting'
      else 'delivered'
    end as state,
    coalesce(sum(attempts), 0)::int as attempts,
    max(last_error) as last_error,
    suspicion
  from intake.messages left join intake.deliveries on message_id = id
  where ($3::text is null or kind = $3) and ($4::timestamptz is null or received_at >= $4)
  group by id`;

/** The newest messages, without what the visitors have written. */
export async function listMessages(
  database: Database,
  filters: { state: string | undefined; kind: string | undefined; since: Date | undefined },
  most: number,
): Promise<Listed[]> {
  const { state, kind, since } = filters;
  const { rows } = await database.query(
    `select * from (${list}) all_messages
     where $1::text is null or state = $1
     order by received_at desc limit $2`,
    [state, most, kind, since],
  );
  return rows;
}

export interface Shown extends Omit<Listed, 'state' | 'attempts' | 'last_error'> {
  fields: Record<string, string>;
  released_at: Date | null;
  deliveries: {
    channel: string;
    attempts: number;
    last_error: string | null;
    delivered_at: Date | null;
    dead_at: Date | null;
    held: boolean;
    left_out: boolean;
  }[];
}

/** The messages whose id begins with a reference. Usually there is one. */
export async function findMessages(database: Database, reference: string): Promise<Shown[]> {
  const start = reference.replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]{4,32}$/.test(start)) return [];
  const { rows } = await database.query(
    `select id, kind, received_at, fields, suspicion, released_at, (
       select coalesce(json_agg(deliveries order by channel), '[]')
       from intake.deliveries where message_id = id
     ) as deliveries
     from intake.messages where replace(id::text, '-', '') like $1 || '%'
     order by received_at`,
    [start],
  );
  return rows;
}

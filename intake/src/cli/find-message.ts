import type { Pool } from 'pg';
import { findMessages, type Shown } from '../database/inspect.ts';
import { Mistake, misuse } from './mistake.ts';

/** The one message that a reference means. */
export async function findMessage(database: Pool, reference: string | undefined): Promise<Shown> {
  if (!reference) throw misuse('Which message? Give its reference, like 7F3A-9C21-4B.');
  const [message, another] = await findMessages(database, reference);
  if (!message) throw new Mistake(`There is no message ${reference}.`);
  if (another)
    throw new Mistake(`More than one message begins with ${reference}. Give more of it.`);
  return message;
}

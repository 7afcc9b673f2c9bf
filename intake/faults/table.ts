import type { Outcome } from './ledger.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;

const columns: Record<string, (outcome: Outcome) => string | number> = {
  fault: ({ fault }) => fault,
  sent: ({ sent }) => sent,
  requests: ({ requests }) => requests,
  acknowledged: ({ acknowledged }) => acknowledged,
  stored: ({ stored }) => stored,
  lost: ({ lost }) => lost,
  'stored twice': ({ storedTwice }) => storedTwice,
  delivered: ({ delivered }) => delivered,
  'extra copies': ({ extraCopies }) => extraCopies,
  'after Message-ID': ({ extraAfterMessageId }) => extraAfterMessageId,
  undelivered: ({ undelivered }) => undelivered,
  'last email after': ({ lastEmail }) => seconds(lastEmail),
  'longest answer': ({ longestAnswer }) => seconds(longestAnswer),
  'errors seen by visitors': ({ troubles }) => troubles,
};

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The first two lines of a table in Markdown. */
export const tableHead = [Object.keys(columns), Object.keys(columns).map(() => '---')]
  .map(line)
  .join('\n');

export const tableRow = (outcome: Outcome) =>
  line(Object.values(columns).map((cell) => cell(outcome)));

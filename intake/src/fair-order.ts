/**
 * Puts messages in an order in which nobody can hide the message of somebody else: networks take turns, each
 * with its oldest message. Within a turn, the network with the fewest messages comes first.
 */
export function sortFairly<Message extends { network: string | null }>(
  messages: readonly Message[],
): Message[] {
  const networks = Map.groupBy(messages, ({ network }) => network);
  const turns = [...networks.values()].flatMap((own) =>
    own.map((message, turn) => ({ message, turn, size: own.length })),
  );
  // Sorting is stable: what is equal stays in the order in which it came.
  turns.sort((first, second) => first.turn - second.turn || first.size - second.size);
  return turns.map(({ message }) => message);
}

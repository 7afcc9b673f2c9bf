/**
 * Sorts messages so that nobody can bury the messages of others: networks take turns, each with its oldest
 * message. Within a turn, the network with the fewest messages comes first.
 */
export function sortFairly<Message extends { network: string | null }>(
  messages: readonly Message[],
): Message[] {
  const networks = Map.groupBy(messages, ({ network }) => network);
  const turns = [...networks.values()].flatMap((messagesOfNetwork) =>
    messagesOfNetwork.map((message, turn) => ({ message, turn, size: messagesOfNetwork.length })),
  );
  // The sort is stable: equal messages stay in the order in which they came.
  turns.sort((first, second) => first.turn - second.turn || first.size - second.size);
  return turns.map(({ message }) => message);
}

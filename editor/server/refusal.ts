/** What a person can be told: it is theirs to correct, and not a fault of ours. */
export class Refusal extends Error {
  /** The words of a button that does it in spite of this. */
  offer: string | undefined;

  constructor(message: string, offer?: string) {
    super(message);
    this.offer = offer;
  }
}

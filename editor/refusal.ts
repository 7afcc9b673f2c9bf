/** What a person can be told: it is theirs to correct, and not a fault of ours. */
export class Refusal extends Error {}

/** Why a command did nothing. The person who ran it reads the message. */
export class Refusal extends Error {}

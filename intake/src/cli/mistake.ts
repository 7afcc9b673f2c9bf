/** An error that the operator can fix. Printed as one sentence, without a stack. */
export class Mistake extends Error {
  /** 2: the command was written in a wrong way. 1: it could not be done. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const misuse = (message: string) => new Mistake(message, 2);

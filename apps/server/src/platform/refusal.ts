import { type RefusalCode, refusals } from '@baize/contract';

export type RefusalDetails = {
  /** Goes out as the answer's `value`. */
  value?: unknown;
  /** Fills the `{places}` of the message; money as it is. */
  words?: Readonly<Record<string, string | number | bigint>>;
  retryAfterSeconds?: number;
};

/** An expected no. Thrown, so that the transaction around it rolls back by itself. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(refusals[code][2]);
    this.code = code;
    this.details = details;
  }
}

export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

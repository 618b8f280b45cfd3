/** The server said no: `message` is its sentence in our language, `errorCode` its word on the wire. */
export class Refused extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly value: unknown;

  constructor(status: number, answer: { errorCode: string; message: string; value: unknown }) {
    super(answer.message);
    this.name = 'Refused';
    this.status = status;
    this.errorCode = answer.errorCode;
    this.value = answer.value;
  }
}

/** No answer came, or none that can be read: the line, not the house. */
export class ConnectionFailed extends Error {
  constructor(cause?: unknown) {
    super('Network link abnormal', { cause });
    this.name = 'ConnectionFailed';
  }
}

/** The answer did not begin in time; asking again at once would only wait as long again. */
export class AnswerTooLate extends ConnectionFailed {
  constructor() {
    super();
    this.name = 'AnswerTooLate';
  }
}

/** A separately loaded part of the page did not come. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

export function wasRefused(error: unknown): error is Refused {
  return error instanceof Refused;
}

// What the three engines say when a module cannot be fetched.
const MODULE_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload|module script/i;

export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true;
  return error instanceof Error && MODULE_FAILED.test(error.message);
}

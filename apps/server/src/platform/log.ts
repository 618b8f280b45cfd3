import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** The house's log: lines of JSON, in which no secret ever stands. */
export function openLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: describeError, error: describeError },
    hooks: { logMethod: sayWhatFailed },
    formatters: { log: (line: object) => hideSecrets(line, 0) as Record<string, unknown> },
  };
  return destination ? pino(options, destination) : pino(options);
}

const SECRET =
  /^(authorization|(set-)?cookie|encryption|x-signature|code|captcha|otp|pin|.*(password|passwd|pwd|secret|token|credential|verificationcode|botcheck|privatekey|apikey).*)$/i;
const HIDDEN = '[hidden]';
const MAX_DEPTH = 8;

/** Hides the values of secret names, however deep they lie in what was written to be logged. */
function hideSecrets(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  if (!isPlain(value)) return value;
  if (depth > MAX_DEPTH) return HIDDEN;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== undefined ? HIDDEN : hideSecrets(inner, depth + 1),
    ]),
  );
}

/** Errors, dates and requests have describers of their own, and are not taken apart here. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

/** Left to itself, the log would repeat an error's own words beside it, values and all. */
function sayWhatFailed(this: Logger, line: Parameters<LogFn>, write: LogFn): void {
  const [first, words] = line as unknown as [unknown, unknown];
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  if (!(error instanceof Error) || words !== undefined) write.apply(this, line);
  else write.call(this, first instanceof Error ? { err: error } : first, 'failed');
}

/** An error without the values it was about: PostgreSQL repeats them in its details. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return hideSecrets(error);
  const { code, constraint, table, statusCode } = error as unknown as Record<string, unknown>;
  const speaksOfValues = /^22/.test(String(code ?? ''));
  const message = speaksOfValues ? error.message.replace(/"[^"]*"/g, '"…"') : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { type: error.name, message, stack, code, constraint, table, statusCode };
}

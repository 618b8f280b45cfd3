import { Logger } from 'graphile-worker';
import type { House } from '../house.ts';

export const quietLogger = new Logger(() => () => {});

/** The runner's warnings in our own log; its chatter about every job is left out. */
export function runnerLogger(log: House['log']): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ runner: errorOf(meta) }, message);
    else if (level === 'warning') log.warn(message);
  });
}

function errorOf(meta: Record<string, unknown> | undefined): string | undefined {
  return meta?.error instanceof Error ? meta.error.message : undefined;
}

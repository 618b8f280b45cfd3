import type { FastifyBaseLogger } from 'fastify';

/**
 * Every request has a log that names it, and hardly any request writes to it: the real one is made at
 * its first line.
 */
export function lateChild(
  logger: FastifyBaseLogger,
  ...naming: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger {
  const late = Object.create(METHODS) as Late;
  late.make = () => logger.child(...naming);
  return late;
}

type Late = FastifyBaseLogger & { make(): FastifyBaseLogger; made?: FastifyBaseLogger };

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function realOf(late: Late): FastifyBaseLogger {
  late.made ??= late.make();
  return late.made;
}

const METHODS = Object.defineProperties(
  {},
  {
    ...Object.fromEntries(
      LEVELS.map((level) => [
        level,
        {
          value(this: Late, ...line: unknown[]) {
            (realOf(this)[level] as (...line: unknown[]) => void)(...line);
          },
        },
      ]),
    ),
    child: {
      value(this: Late, ...asked: Parameters<FastifyBaseLogger['child']>) {
        return realOf(this).child(...asked);
      },
    },
    level: {
      get(this: Late) {
        return realOf(this).level;
      },
    },
  },
);

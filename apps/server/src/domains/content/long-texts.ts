import type { Call } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { takeLongBodies } from '../../platform/bodies/long.ts';

const LONG_BYTES = 2 * 1024 * 1024;

/** One article in every language is longer than any other call's body. Asked before the calls are served. */
export function takeLongTexts(app: FastifyInstance, calls: readonly Call[]): void {
  takeLongBodies(app, calls, LONG_BYTES);
}

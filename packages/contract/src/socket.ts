import type { Call } from './call.ts';

/** The longest message that a socket takes; a call that is longer is made over HTTP. */
export const MAX_SOCKET_MESSAGE_BYTES = 4 * 1024;

/** What a call is named by on a socket: its verb and its path, as they stand in the contract. */
export const socketNameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path}`;

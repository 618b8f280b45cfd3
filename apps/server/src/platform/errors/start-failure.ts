/** The server cannot start, and its one-line message tells the person what to do about it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(message: string, cause?: unknown) {
    super(message.replace(/\s*\n\s*/g, ' '), { cause });
  }
}

type SystemError = { code?: string; message?: string };

/** What the operating system said about a path, told as something a person can act on. */
export function fileFailure(error: unknown, path: string): unknown {
  if (error instanceof StartFailure) return error;
  const { code } = error as SystemError;
  const advice = code && FILE_ADVICE[code];
  return advice ? new StartFailure(advice(path), error) : error;
}

/** A port that another process holds, told as something a person can act on. */
export function listenFailure(error: unknown, host: string, port: number): unknown {
  const { code } = error as SystemError;
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} on ${host} is already in use: stop what listens there, or choose another with PORT=${port + 1}.`,
      error,
    );
  }
  if (code === 'EACCES') {
    return new StartFailure(`Port ${port} needs more rights: choose one above 1023.`, error);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`This machine has no address ${host}: correct HOST.`, error);
  }
  return error;
}

const diskIsFull = (path: string) =>
  `The disk that holds ${path} is full: free some space, or set BAIZE_DATA to a folder elsewhere.`;
const mayNotWrite = (path: string) =>
  `${path} cannot be written: give this account the right to, or set BAIZE_DATA to another folder.`;
const isNoFolder = (path: string) => `${path} is not a folder: set BAIZE_DATA to another one.`;

const FILE_ADVICE: Record<string, (path: string) => string> = {
  ENOSPC: diskIsFull,
  EDQUOT: diskIsFull,
  EROFS: mayNotWrite,
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  ENOTDIR: isNoFolder,
  EEXIST: isNoFolder,
};

import { totalmem } from 'node:os';

export type PostgresSettings = Record<string, string>;

const MB = 1024 * 1024;

/** Settings for this machine's size; given on the command line, so no file in the data folder can undo them. */
export function settingsFor(
  { port, socketFolder }: { port: number; socketFolder: string },
  memoryBytes = machineMemory(),
): PostgresSettings {
  const place = { port: String(port), unix_socket_directories: socketFolder };
  return { ...REACH, ...place, ...DURABLE, ...sizes(memoryBytes / MB), ...HABITS };
}

/** Loopback only; the socket's folder is closed to other accounts. */
const REACH = {
  listen_addresses: '127.0.0.1',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
};

/** Money is only safe when a commit is on the disk before its answer is sent. */
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

const HABITS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
  // After a checkpoint every page goes into the log whole once more, which costs a bet more than its rows do.
  checkpoint_timeout: '10min',
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.1',
  // Neither statements nor the values in them belong in a log file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function sizes(memoryMb: number): PostgresSettings {
  const within = (low: number, value: number, high: number) =>
    `${Math.round(Math.min(high, Math.max(low, value)))}MB`;
  return {
    shared_buffers: within(32, memoryMb / 8, 2048),
    effective_cache_size: within(128, memoryMb / 2, 65_536),
    work_mem: within(4, memoryMb / 512, 32),
    maintenance_work_mem: within(32, memoryMb / 32, 512),
    wal_buffers: '16MB',
    // So much of it is always ready to be written: a rush writes a tenth of a gigabyte within seconds.
    min_wal_size: within(128, memoryMb / 64, 384),
    max_wal_size: within(512, memoryMb / 8, 4096),
  };
}

/** The container's limit where there is one, else the machine's memory. */
function machineMemory(): number {
  const limit = process.constrainedMemory?.() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

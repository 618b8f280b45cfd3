import type { Redis } from 'ioredis';

/** Tells every server something at once. What is told is not kept: who is away does not hear it. */
export type Fanout = {
  publish(channel: string, message: unknown): void;
  subscribe(channel: string, hear: (message: unknown) => void): () => void;
  /** Called when the line stands, the first time and after every break: something may have been missed. */
  onGap(mend: () => void): () => void;
  /** Whether other servers can be listening at all. */
  isShared: boolean;
  /** Redis, where there is one, for whoever else shares something between servers. */
  redis: Redis | null;
  close(): Promise<void>;
};

/** Who listens in this process, by channel. */
export function openEars() {
  const channels = new Map<string, Set<(message: unknown) => void>>();
  const menders = new Set<() => void>();
  return {
    publish: (channel: string, message: unknown) => {
      for (const hear of channels.get(channel) ?? []) hear(message);
    },
    subscribe: (channel: string, hear: (message: unknown) => void) => {
      const ears = channels.get(channel) ?? new Set();
      channels.set(channel, ears.add(hear));
      return () => void ears.delete(hear);
    },
    onGap: (mend: () => void) => {
      menders.add(mend);
      return () => void menders.delete(mend);
    },
    mendGap: () => {
      for (const mend of menders) mend();
    },
  };
}

/** What travels: who says it, so that they do not hear themselves twice, where and what. */
export type Parcel = { from: string; channel: string; message: unknown };

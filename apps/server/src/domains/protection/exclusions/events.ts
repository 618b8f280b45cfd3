declare module '../../../platform/events.ts' {
  interface Events {
    /** A member may not play from now on. */
    'protection.barred': { memberId: string; kind: string };
  }
}

export {};

declare module '../../platform/events.ts' {
  interface Events {
    /** Money of these members moved, other than by a bet. */
    'money.moved': { memberIds: readonly string[] };
  }
}

export {};

declare module '../../../platform/events.ts' {
  interface Events {
    /** A message is in someone's inbox; without members it went to a group. */
    'message.sent': { memberIds: readonly string[] | null };
  }
}

export {};

declare module '../../platform/events.ts' {
  interface Events {
    /** They earned, lost or were given a level, or the one that was given ended. */
    'member.level-changed': { memberId: string };
  }
}

export {};

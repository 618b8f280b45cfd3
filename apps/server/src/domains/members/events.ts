declare module '../../platform/events.ts' {
  interface Events {
    'member.registered': { memberId: string; type: number; path: string };
    'member.frozen': { memberId: string };
    'member.unfrozen': { memberId: string };
  }
}

export {};

declare module '../../platform/events.ts' {
  interface Events {
    'member.signed-in-from-new-place': {
      memberId: string;
      location: string | null;
      device: string;
    };
    'member.password-changed': { memberId: string };
  }
}

export {};

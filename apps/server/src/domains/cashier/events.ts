declare module '../../platform/events.ts' {
  interface Events {
    /** A deposit or a withdrawal of this member is no longer as it was. */
    'cashier.changed': { memberId: string; what: 'deposit' | 'withdrawal'; id: string };
  }
}

export {};

declare module '../../platform/events.ts' {
  interface Events {
    /** Somebody took rights that they do not hold, has them no longer, or was judged for it. */
    'operator.emergency': {
      emergencyId: string;
      operatorId: string;
      step: 'taken' | 'ended' | 'reviewed';
      rights: string[];
    };
  }
}

export {};

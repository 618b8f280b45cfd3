declare module '../../platform/events.ts' {
  interface Events {
    'member.registered': { memberId: string; type: number; path: string };
    /** They said more of themselves: a name, a birthday, a number or a paper. */
    'member.person-changed': { memberId: string };
    /** They stand elsewhere in the tree, with everyone below them, or stand there as an agent by now. */
    'member.placed': { memberId: string };
    /** `unnoted`: the member was being moved with their team, and is noted as signed in afterwards. */
    'member.signed-in': { memberId: string; unnoted?: { place: string | null } };
    'member.frozen': { memberId: string };
    'member.unfrozen': { memberId: string };
  }
}

export {};

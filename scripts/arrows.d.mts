type Violation = {
  rule: { name: string; severity: string };
  from: string;
  to: string;
  cycle?: { name: string }[];
};

export type Cruise = {
  summary: { totalDependenciesCruised: number; violations: Violation[] };
  modules: { source: string }[];
};

export function faultsOf(cruise: Cruise, sources: string[]): string[];

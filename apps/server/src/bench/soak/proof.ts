/** A promise that takes long to prove. */
export type SoakProof = {
  id: string;
  what: string;
  /** Undefined when it holds, else what went wrong. `share` shortens it. */
  run(share: number): Promise<string | undefined>;
};

/** Where the seeds in use are kept among what was asked for. */
export const SEEDS = ['games', 'fairness'] as const;

export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { Step } from '@baize/games';

type Told<OfGame extends Step> = { steps: readonly OfGame[] };
type OfKind<OfGame extends Step, Kind extends string> = Extract<OfGame, { step: Kind }>;

export function stepsOf<OfGame extends Step, Kind extends OfGame['step']>(
  { steps }: Told<OfGame>,
  kind: Kind,
): OfKind<OfGame, Kind>[] {
  return steps.filter((one): one is OfKind<OfGame, Kind> => one.step === kind);
}

/** The first step of a kind that every shown round has. */
export function stepOf<OfGame extends Step, Kind extends OfGame['step']>(
  round: Told<OfGame>,
  kind: Kind,
): OfKind<OfGame, Kind> {
  const [first] = stepsOf(round, kind);
  if (!first) throw new Error(`The round tells of no ${kind}`);
  return first;
}

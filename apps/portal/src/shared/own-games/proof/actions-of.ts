import type { Step } from '@baize/games';

type Played = { gameCode: string; state: string; payout: bigint; steps: readonly Step[] };

/** What the player did in a round of several steps, read from what they were shown. */
export function actionsOf({ gameCode, state, payout, steps }: Played): object[] {
  const done = steps.flatMap((step) => {
    if (gameCode === 'mines' && step.step === 'reveal')
      return [{ action: 'reveal', cell: step.cell }];
    if (gameCode === 'hilo' && step.step === 'guess') return [{ action: step.guess }];
    if (gameCode === 'hilo' && step.step === 'skip') return [{ action: 'skip' }];
    return [];
  });
  const isCashedOut = state === 'settled' && payout > 0n && done.length > 0;
  return isCashedOut ? [...done, { action: 'cashout' }] : done;
}

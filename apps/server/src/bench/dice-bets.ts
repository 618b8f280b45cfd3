import { randomUUID } from 'node:crypto';
import { dice } from '@baize/games';
import { money } from '@baize/money';
import { type Play, playInstantBet } from '../domains/play/index.ts';
import { type Measured, measure } from './measure.ts';

const stake = money('1');
const choice = dice.usualChoice;

/** One bet on dice through the domain's own function: bet row, transfers, event and nonce. */
export async function betOnDice(play: Play, memberId: bigint): Promise<void> {
  await playInstantBet(play, {
    memberId,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake,
    choice: { target: 49.5, side: 'under' },
    rulesVersion: 1,
    decide: (chance) => dice.play(choice, stake, chance),
  });
}

export function measureBets(
  play: Play,
  load: { callers: number; seconds: number; postmaster: number; players: number },
): Promise<Measured> {
  // Callers run in the process that is measured, so the player is drawn as cheaply as it can be done.
  let drawn = 1;
  const players = Array.from({ length: load.players }, (_, n) => BigInt(n + 1));
  const once = () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return betOnDice(play, players[drawn % players.length]!);
  };
  return measure({ ...load, once });
}

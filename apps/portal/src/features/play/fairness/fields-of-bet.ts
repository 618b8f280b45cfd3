import { moneyText } from '@baize/money';
import { actionsOf } from '../../../shared/own-games/proof/actions-of.ts';
import type { OwnBet } from '../../../shared/own-games/proof/use-own-bet.ts';
import type { BetFields } from './bet-fields.tsx';

export function fieldsOf(bet: OwnBet): BetFields {
  const { gameCode, fairness, stake, choice } = bet;
  return {
    game: gameCode,
    serverSeed: fairness?.serverSeed ?? '',
    serverSeedHash: fairness?.serverSeedHash ?? '',
    clientSeed: fairness?.clientSeed ?? '',
    nonce: String(fairness?.nonce ?? ''),
    stake: moneyText(stake),
    choice: JSON.stringify(choice ?? {}),
    actions: JSON.stringify(actionsOf(bet)),
  };
}

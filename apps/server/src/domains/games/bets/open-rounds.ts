import { days } from '@baize/calendar';
import { type Chance, type GameRules, gameRules, type Round } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import {
  actOnRound,
  type Bet,
  balanceOfPlayer,
  chanceOfBet,
  detailOf,
  type Finisher,
  lapseRound,
  openRound,
  type Play,
  type Player,
} from '../../play/index.ts';
import { betRefusal } from '../rules/stake.ts';
import { type GameBet, OWN_VENDOR, type ShownBet, shownBet } from '../shown-bet.ts';

/** Opens a round of several steps: the stake is taken, the outcome lies in the seeds already. */
export async function betOnOpenRound(
  play: Play,
  rules: GameRules,
  player: Player,
  order: GameBet,
): Promise<ShownBet> {
  const { requestId, gameCode, stake } = order;
  const choice = rules.readChoice(order.choice);
  const { bet, balance, round, fairness } = await openRound(play, {
    ...player,
    requestId,
    gameCode,
    stake,
    vendor: OWN_VENDOR,
    choice: order.choice,
    category: rules.category,
    rulesVersion: rules.version,
    refusal: betRefusal(play.house, rules, choice, stake),
    start: (chance) => rules.start(choice, stake, chance),
  });
  return shownBet(bet, { ...facts(round), balance, fairness });
}

/** One step; what is answered is the round up to this step and no further. */
export async function actOnOpenRound(
  play: Play,
  rules: GameRules,
  bet: Bet,
  asked: { requestId: string; action: unknown },
): Promise<ShownBet> {
  if (!isPlayedBy(rules, bet)) refuse('PLAY_STOPPED');
  const action = rules.readAction(asked.action) ?? refuse('CHOICE_NOT_ALLOWED');
  const done = await actOnRound(play, {
    bet,
    requestId: asked.requestId,
    action,
    play: (bet, actions, chance) => {
      const so = soFar(rules, bet, actions.slice(0, -1));
      return rules.act(so, actions.at(-1), chance);
    },
  });
  const { chance, fairness } = await chanceOfBet(play, bet);
  const round = rules.replay(soFar(rules, bet, done.actions), chance);
  return shownBet(done.bet, { ...facts(round), balance: done.balance, fairness });
}

/** A round is played to its end by the rules it began with, and by no others. */
export const isPlayedBy = ({ version }: GameRules, { rulesVersion }: Bet): boolean =>
  version === rulesVersion;

/** An open round as it stands. */
export async function showOpenRound(play: Play, rules: GameRules, bet: Bet): Promise<ShownBet> {
  const { chance, fairness } = await chanceOfBet(play, bet);
  const round = replayRound(rules, bet, chance);
  const balance = await balanceOfPlayer(play.house, bet);
  return shownBet(bet, { ...facts(round), balance, fairness });
}

/** The round that a bet's own actions lead to. */
export function replayRound(rules: GameRules, bet: Bet, chance: Chance): Round {
  return rules.replay(soFar(rules, bet, actionsOf(bet)), chance);
}

/** A round that nobody ended for a day ends by the rule that its game publishes. */
export function roundFinisher(play: Play): Finisher {
  const rulesOf = ({ vendor, gameCode }: Bet) => {
    const rules = vendor === OWN_VENDOR ? gameRules.get(gameCode) : undefined;
    return rules?.isInstant === false ? rules : undefined;
  };
  return {
    covers: (bet) => rulesOf(bet) !== undefined,
    afterMs: days(1),
    finish: async (bet) => {
      const rules = rulesOf(bet)!;
      // What it is worth only its own rules know: an operator decides it.
      if (!isPlayedBy(rules, bet))
        throw new Error('The rules of this round are not played any more');
      await lapseRound(play, bet, (bet, actions, chance) =>
        rules.lapse(soFar(rules, bet, actions), chance),
      );
      return 'ended';
    },
  };
}

function soFar(rules: GameRules, { choice, stake }: Bet, actions: readonly unknown[]) {
  return { choice: rules.readChoice(choice ?? undefined), stake, actions };
}

function actionsOf(bet: Bet): unknown[] {
  return (detailOf(bet).actions ?? []).map(({ action }) => action);
}

function facts({ state, payout, steps }: Round) {
  return { state, payout, steps };
}

import { floorToCents, money } from '@baize/money';
import type { OpenRound } from '../../domains/live/index.ts';
import { fixedChance, fixedPick } from '../crowd/fixed-chance.ts';
import type { Guest } from '../crowd/people.ts';

/** What guests bet on; what stands twice is liked twice as much. */
const LIKED: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['banker', 'banker', 'player', 'player', 'tie', 'player-pair', 'banker-pair', 'big'],
  'baccarat-no-commission': ['banker', 'banker', 'player', 'player', 'tie', 'lucky-six'],
  'dragon-tiger': ['dragon', 'dragon', 'tiger', 'tiger', 'tie'],
  'live-roulette': ['red', 'black', 'odd', 'even', 'low', 'high', 'straight:17', 'straight:7'],
  'live-sic-bo': ['big', 'big', 'small', 'small', 'odd', 'even', 'single:6'],
  'fan-tan': ['fan:1', 'fan:2', 'fan:3', 'fan:4', 'kwok:1-2', 'ssh:1-2-3'],
  'money-wheel': ['1', '1', '2', '5', '10', '40'],
  'bingo-hall': ['card-1', 'card-2', 'card-3', 'card-5', 'card-7', 'card-8', 'card-11'],
  cockfight: ['meron', 'meron', 'wala', 'wala', 'draw'],
  sabong: ['meron', 'meron', 'wala', 'wala', 'draw'],
};

export type GuestChips = { guest: Guest; spot: string; stake: bigint; atMs: number };

/** Nobody bets in the first moment, nor in the last. */
const [FIRST, SPAN] = [0.08, 0.78];

/** Who of the guests bets on a round, on what and when: the same whenever it is asked. */
export function chipsOfRound(
  round: OpenRound,
  guests: readonly Guest[],
  many: number,
): GuestChips[] {
  const about = [round.tableId, round.number] as const;
  const spots = likedAt(round);
  if (spots.length === 0) return [];
  return guests
    .map((guest) => ({ guest, order: fixedChance('round', ...about, guest.username) }))
    .sort((one, other) => one.order - other.order)
    .slice(0, many)
    .map(({ guest }, place) => {
      const { username } = guest;
      const when = FIRST + SPAN * fixedChance('when', ...about, username);
      return {
        guest,
        // Both sides of a pool find someone.
        spot:
          round.game === 'sabong' && place < 2
            ? ['meron', 'wala'][place]!
            : fixedPick(spots, 'spot', ...about, username),
        stake: stakeOf(round, guest),
        atMs: round.opensAt + when * (round.closesAt - round.opensAt),
      };
    });
}

/** Where seats decide, guests stand behind those who sit: they would keep others waiting. */
const likedAt = ({ game, seats }: OpenRound): readonly string[] =>
  game === 'blackjack' ? seats.map((seat) => `behind-${seat}`) : (LIKED[game] ?? []);

/** A usual stake, or what the table asks for; side bets may take less of the table's largest. */
function stakeOf({ min, max, number, tableId }: OpenRound, { stake, username }: Guest): bigint {
  const times = fixedPick([1n, 1n, 1n, 2n, 3n], 'times', tableId, number, username);
  const usual = money(stake) > min ? money(stake) : min;
  const wanted = usual * times;
  const most = floorToCents(max / 50n);
  return wanted > most && most > min ? most : wanted;
}

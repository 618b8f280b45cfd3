import { lotteryOddsOperator, type Output } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ask } from '../../shared/api.ts';
import { readGroups, type TypedGroups } from './odds-groups.tsx';

type Odds = Output<typeof lotteryOddsOperator.showOdds.value>;
type Input = Output<typeof lotteryOddsOperator.proveOdds.input>;
export type Proof = Output<typeof lotteryOddsOperator.proveOdds.value>['list'][number];

/** Odds as they are typed, by play and prize. */
export type Typed = Readonly<Record<string, string>>;

export const nameOf = ({ play, prize }: { play: string; prize: string }) => `${play} ${prize}`;

type Shown = { data: Odds | undefined; typed: Typed; groups: TypedGroups | undefined };

/** What is typed as the call wants it, and the returns that the server counts for it meanwhile. */
export function useWanted(gameCode: string, { data, typed, groups }: Shown) {
  const prizes = data?.prizes ?? [];
  const odds = prizes.map((one) => {
    const { play, prize } = one;
    return { play, prize, odds: readMoney(typed[nameOf(one)] ?? '') || one.odds };
  });
  const wantedGroups = readGroups(groups, data);
  const input: Input = { gameCode, odds, ...(wantedGroups && { groups: wantedGroups }) };
  const key = useDeferredValue(keyOf(input));
  const proof = useQuery({
    queryKey: ['lottery', 'games', gameCode, 'odds', 'proof', key],
    queryFn: ({ signal }) => ask(lotteryOddsOperator.proveOdds, input, signal),
    enabled: data !== undefined && key === keyOf(input),
    placeholderData: keepPreviousData,
  });
  const isChanged =
    wantedGroups !== undefined || odds.some((one, n) => one.odds !== prizes[n]!.odds);
  const isHeld = proof.data?.list.every(({ isTooHigh }) => !isTooHigh) === true;
  const isWrong = groups !== undefined && wantedGroups === undefined && !isSame(groups, data);
  return {
    input,
    proof: proof.data?.list,
    isChanged,
    canAsk: isChanged && isHeld && !isWrong && !proof.isPlaceholderData,
  };
}

const keyOf = ({ odds, groups }: Input) =>
  JSON.stringify([odds.map((one) => moneyText(one.odds)), groups]);

function isSame({ lowest, highest }: TypedGroups, data: Odds | undefined): boolean {
  const now = data?.groups;
  return now != null && Number(lowest) === now.lowest && Number(highest) === now.highest;
}

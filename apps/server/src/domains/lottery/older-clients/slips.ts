import { type lotteryOlderClients as contract, lotteryTickets, type Output } from '@baize/contract';
import type { LotteryKind, LotteryPlay } from '@baize/games';
import { readMoney } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findLottery, type Lotteries, type Reader } from '../lotteries.ts';
import { buyTickets } from '../tickets/buy.ts';
import { codeOf } from './numeros.ts';

type Slip = Output<typeof contract.placeOrder.input>;
type Order = Output<typeof lotteryTickets.bet.input>;
type Row = Order['rows'][number];

/** Buys the tickets of a slip as older clients write it. */
export async function placeOrder(
  games: Lotteries,
  player: Reader,
  { slip, requestId }: { slip: Slip; requestId: string },
): Promise<Output<typeof contract.placeOrder.value>> {
  const order = readSlip(games.play.house, slip, requestId);
  const { balance, tickets } = await buyTickets(games, player, order);
  const orderNumbers = tickets.map(({ betId }) => betId);
  return { success: true, orderNumber: orderNumbers[0]!, orderNumbers, balance };
}

function readSlip(house: House, slip: Slip, requestId: string): Order {
  const gameCode = codeOf(house, slip.gameId);
  const { kind } = findLottery(gameCode);
  const written = slip.bettingSlipString.split(';').filter((row) => row.trim() !== '');
  if (written.length === 0 || written.length > lotteryTickets.MOST_ROWS) refuseSlip(0, 'ROWS');
  const rows = written.map((row, n) => readRow(kind, row, n));
  const [{ group, mode }] = rows as [ReadRow];
  const other = rows.findIndex((row) => row.mode !== mode);
  if (other >= 0) refuseSlip(other, 'MODE');
  // A ticket is bought at one prize group; two rows that name two are a mistake of the client's.
  const apart = rows.findIndex((row) => row.group !== group);
  if (apart >= 0) refuseSlip(apart, 'SERIES');
  return {
    requestId,
    gameCode,
    group,
    rows: rows.map(({ row }) => row),
    issues: issuesOf(slip),
    stopOnWin: isYes(slip.winningStop),
    stake: slip.betCartAmountSum,
  };
}

/** A chase names its issues; without one the ticket is for the issue that runs. */
function issuesOf({ chase, currentNumero }: Slip): Order['issues'] {
  if (!Array.isArray(chase) || chase.length === 0) return [{ issue: currentNumero, multiple: 1 }];
  return chase.map(({ numero, multiple }) => ({ issue: numero, multiple }));
}

type ReadRow = { row: Row; mode: LotteryPlay['mode']; group: number | undefined };

/** `numbers~play~unit~series~multiple`; what a client hangs on behind has no meaning here. */
function readRow(kind: LotteryKind, written: string, n: number): ReadRow {
  const [numbers = '', playId = '', unit = '', series = '', times = '1'] = written.split('~');
  const play = findPlay(kind, playId.trim()) ?? refuseSlip(n, 'PLAY');
  const { code, mode } = play;
  const multiple = wholeOf(times) ?? refuseSlip(n, 'STAKE');
  const named = series.trim() === '' ? undefined : (numberOf(series) ?? refuseSlip(n, 'SERIES'));
  const selection = selectionOf(play, numbers);
  if (mode === 'LOTT') {
    return { row: { play: code, selection, unit: unit.trim(), multiple }, mode, group: named };
  }
  const perNote = readMoney(unit.trim()) ?? refuseSlip(n, 'STAKE');
  // Fixed odds have no group, whatever the client names beside them.
  return {
    row: { play: code, selection, amount: perNote * BigInt(multiple) },
    mode,
    group: undefined,
  };
}

function findPlay({ plays }: LotteryKind, playId: string): LotteryPlay | undefined {
  return plays.find(({ code }) => code === playId) ?? plays[(wholeOf(playId) ?? 0) - 1];
}

/** Positions are parted by a bar, what is marked in one by commas. */
function selectionOf({ form }: LotteryPlay, numbers: string): Row['selection'] {
  switch (form.kind) {
    case 'positions':
      return { positions: numbers.split('|').map((part) => marksOf(part).map(markOf)) };
    case 'numbers':
      return { numbers: marksOf(numbers).map(markOf) };
    case 'texts':
      return { texts: marksOf(numbers) };
    case 'spots':
      return { spots: marksOf(numbers) };
  }
}

const marksOf = (text: string): string[] =>
  text
    .split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '' && mark !== '-');

/** Only digits are a number: what else the language would read as one is no mark. */
const markOf = (mark: string) => (/^\d{1,3}$/.test(mark) ? Number(mark) : Number.NaN);

const numberOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);

/** From one upwards. */
const wholeOf = (text: string): number | undefined => numberOf(text) || undefined;

function isYes(said: Slip['winningStop']): boolean {
  return [true, 1, '1', 'true', 'Y'].includes(said);
}

function refuseSlip(row: number, fault: string): never {
  refuse('CHOICE_NOT_ALLOWED', { value: { row, fault } });
}

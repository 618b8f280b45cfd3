import { days, hours } from '@baize/calendar';
import { slotThemes } from '@baize/games';
import { money } from '@baize/money';
import { cancelDeposit, orderDeposit, recordPayment } from '../../domains/cashier/index.ts';
import { betOnGame, type Games, openCrash } from '../../domains/games/index.ts';
import { openPlay } from '../../domains/play/index.ts';
import { joinCampaign, listCampaigns, payDue } from '../../domains/promotions/index.ts';
import { payIncomes, qualifyFriends } from '../../domains/referral/index.ts';
import { BRAND_CURRENCY } from '../../domains/wallet/index.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import type { House } from '../../platform/house.ts';
import { Refusal } from '../../platform/refusal.ts';
import { houseAgo } from '../bets.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';
import { fixedChance, fixedPick } from './fixed-chance.ts';
import { CROWD_DAYS, type Guest, hourOf } from './people.ts';
import { sideBySide } from './side-by-side.ts';
import { takeOut } from './take-out.ts';

/** A guest deposits on the day they come, and on about one in so many of the days they play. */
const DAYS_TO_DEPOSIT = 4;
/** Turnover is known after a look at the bets; winnings are taken out then. */
const DAYS_TO_WITHDRAW = 9;
/** One guest of so many begins with the bonus on a first deposit; it asks for small stakes. */
const ONE_OF_WELCOMED = 12;
const WELCOME_FROM = 100;
const MAX_USUAL_STAKE = 5;
/** Nothing that a second person would have to see. */
const LARGEST_DEPOSIT = 400;
const TRANSFERS = 'bank';
const CHANNELS = [TRANSFERS, TRANSFERS, 'scan'];
/** The last of them is three hours before the house opens: today has seen guests, too. */
const HOURS_OF_PLAY = [1, 5, 9, 13, 17, 21];
const SIZES = [1, 1, 2, 4];
/** Whoever takes money out has played for it. */
const SIZES_OF_WINNERS = [2, 3, 4, 4];

/** What a client sends for the games that ask for more than a stake. */
const choices: Record<string, (stake: number) => object> = {
  dice: () => ({ target: 49.5, side: 'under' }),
  limbo: () => ({ target: 2.5 }),
  plinko: () => ({ rows: 12, risk: 'medium' }),
  keno: () => ({ picks: [2, 9, 17, 23, 31], risk: 'medium' }),
  wheel: () => ({ segments: 20, risk: 'medium' }),
  roulette: (stake) => ({ spots: { red: stake } }),
  'sic-bo': (stake) => ({ spots: { big: stake } }),
};
const games = [...Object.keys(choices), ...slotThemes.map(({ code }) => code)];

/** Three months of deposits, play and withdrawals, day by day, everyone at their own hours. */
export async function fillDays(house: House, guests: readonly Guest[]): Promise<void> {
  let ago = 0;
  const then = { ...house, clock: { ...house.clock, now: () => houseAgo(house, ago).clock.now() } };
  const play = openPlay(then);
  const parts = { play, crash: openCrash(play) };
  const welcome = await findWelcome(house);
  for (let day = CROWD_DAYS; day >= 1; day -= 1) {
    const here = guests.filter((guest) => isHere(guest, day));
    for (const hour of HOURS_OF_PLAY) {
      ago = days(day) - hours(hour);
      await depositSome(
        then,
        here.filter((guest) => hourOf(guest, day) === hour),
        { day, welcome },
      );
      const come = here.filter((guest) => hourOf(guest, day) <= hour);
      await Promise.all(come.map((guest) => playOnce(parts, guest, `${day}-${hour}`)));
    }
    if (day % DAYS_TO_WITHDRAW > 0 && day > 1) continue;
    await drainEvents(then);
    await payDue(then);
    await qualifyFriends(then);
    await payIncomes(then);
    await sideBySide(
      here.filter(({ withdraws }) => withdraws),
      ({ id }) => id,
      (guest) => takeOut(then, guest, day),
    );
  }
  await play.lanes.close();
}

/** On the day they came, and on some of those after it. */
export function isHere({ username, joinedDaysAgo, playsOn }: Guest, day: number): boolean {
  if (day > joinedDaysAgo) return false;
  return day === joinedDaysAgo || fixedChance('here', username, day) < playsOn;
}

/**
 * A transfer is found by cents of its own; where there are none, equal sums that are asked for at the
 * same time could not be told apart: those are paid one after another.
 */
async function depositSome(then: House, guests: readonly Guest[], on: OnDay): Promise<void> {
  const whose = (guest: Guest) => {
    const channel = channelOf(guest, on.day);
    return channel === TRANSFERS ? guest.id : channel;
  };
  await sideBySide(guests, whose, (guest) => depositSometimes(then, guest, on));
}

const channelOf = ({ username }: Guest, day: number) =>
  fixedPick(CHANNELS, 'channel', username, day);

/** `welcome` is the campaign for first deposits, where the demo has one. */
type OnDay = { day: number; welcome: string | undefined };

async function depositSometimes(then: House, guest: Guest, { day, welcome }: OnDay): Promise<void> {
  const isDue = fixedChance('deposit', guest.username, day) * DAYS_TO_DEPOSIT < 1;
  if (day < guest.joinedDaysAgo && !isDue) return;
  const channel = channelOf(guest, day);
  const mayJoin = welcome !== undefined && day === guest.joinedDaysAgo && isWelcome(guest);
  const isWelcomed = mayJoin && (await joins(then, guest.id, welcome));
  const usual = guest.stake * fixedPick([15, 20, 30, 50], 'amount', guest.username, day);
  const units = isWelcomed ? Math.max(WELCOME_FROM, usual) : usual;
  const order = await orderDeposit(then, {
    memberId: guest.id,
    requestId: `demo-crowd-${day}`,
    vendorId: channel,
    amount: money(String(Math.min(LARGEST_DEPOSIT, Math.max(20, units)))),
  });
  if (order.state !== 'WAITING_PAYMENT') return;
  const { result } = await recordPayment(then, CASHIER_OPERATOR, {
    channel,
    externalId: `CROWD-${day}-${guest.username}`,
    amount: order.shownAmount,
    note: '',
  });
  // Two people may have asked for the same sum: then nobody is guessed, and this one gives up.
  if (result !== 'CREDITED') await cancelDeposit(then, guest.id, order.depositId);
}

/** Whoever takes money out early would have to wait for what the bonus asks them to play. */
const isWelcome = ({ username, stake, withdraws }: Guest): boolean =>
  !withdraws && stake <= MAX_USUAL_STAKE && fixedChance('welcome', username) * ONE_OF_WELCOMED < 1;

/** The first guests came before the campaign began. */
async function joins(then: House, memberId: bigint, id: string): Promise<boolean> {
  try {
    await joinCampaign(then, { memberId, id });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PROMOTION_NOT_OPEN')) throw error;
    return false;
  }
}

async function findWelcome(house: House): Promise<string | undefined> {
  const { list } = await listCampaigns(house, { kind: 'DEPOSIT', page: 1, pageSize: 1 });
  return list[0]?.id;
}

async function playOnce(parts: Games, guest: Guest, when: string): Promise<void> {
  const { id, username, stake, withdraws } = guest;
  const gameCode = fixedPick(games, 'game', username, when);
  const units = stake * fixedPick(withdraws ? SIZES_OF_WINNERS : SIZES, 'size', username, when);
  const order = {
    requestId: `demo-crowd-${when}`,
    gameCode,
    stake: money(String(units)),
    choice: choices[gameCode]?.(units) ?? {},
  };
  await unlessBroke(betOnGame(parts, { memberId: id, currency: BRAND_CURRENCY }, order));
}

/** Who has lost what they brought waits for their next deposit. */
async function unlessBroke(bet: Promise<unknown>): Promise<void> {
  await bet.catch((error) => {
    if (!(error instanceof Refusal && error.code === 'INSUFFICIENT_BALANCE')) throw error;
  });
}

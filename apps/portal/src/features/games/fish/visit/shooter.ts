import { seconds } from '@baize/calendar';
import type { fish as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { refusalCode, refusedAs } from '@baize/web/refusals.ts';

export type Magazine = Output<typeof contract.load.value>['magazine'];
type Said = Output<typeof contract.shoot.input>;
export type Shot = Said['shots'][number];
export type Hit = Said['hits'][number];
export type Judged = Output<typeof contract.shoot.value>;

export type ShooterCalls = {
  load: (input: {
    requestId: string;
    cost: Money;
    bullets: number;
    spent: string[];
  }) => Promise<Output<typeof contract.load.value>>;
  shoot: (input: { shots: Shot[]; hits: Hit[]; open: string[] }) => Promise<Judged>;
};

export type ShooterNews = {
  onBalance: (balance: Money) => void;
  onJudged: (judged: Judged) => void;
  /** The house said no: nothing more is fired until the player asks again. */
  onRefused: (error: unknown) => void;
  /** How many paid bullets wait, after every change. */
  onLoaded: (bullets: number) => void;
};

type Given = ShooterCalls & ShooterNews & { newId: () => string; now: () => number };

/** About a second's fire is paid at once, and more where it goes on: each payment is a bet of its own. */
const BULLETS_AT_FIRST = 8;
const MOST_BULLETS = 30;
const GOES_ON_MS = seconds(6);
const RELOAD_BELOW = 4;
/** The house takes one payment a second; a little more keeps two clocks from quarrelling. */
const LOAD_EVERY_MS = 1_050;
/**
 * No more often than this, however much was hit: a hit after a pause is told at once. With every answer
 * the house says how long to wait for the next; when it is full, it asks for fewer and larger ones.
 */
const REPORT_EVERY_MS = 240;
/** What is fired or hit in one moment is told in one word. */
const GATHER_MS = 40;
/** With nothing to say it is still asked what became of open magazines. */
const LOOK_EVERY_MS = seconds(2);

type Loading = { requestId: string; cost: Money; bullets: number; spent: string[] };

/** As the house names a bullet. */
export const keyOf = (magazineId: string, n: number): string => `${magazineId}.${n}`;

export type Shooter = ReturnType<typeof openShooter>;

/**
 * Pays for bullets before they fly, and tells the house what was fired and hit. What was not answered
 * is said again as it was: the house knows it by its name.
 */
export function openShooter(given: Given, costs: { cost: Money; balance: Money }) {
  const state: State = {
    cost: costs.cost,
    balance: costs.balance,
    open: [],
    loading: undefined,
    isAsking: false,
    loadedAt: Number.NEGATIVE_INFINITY,
    bulletsAtOnce: BULLETS_AT_FIRST,
    shots: [],
    hits: [],
    isReporting: false,
    reportedAt: 0,
    reportEveryMs: REPORT_EVERY_MS,
    wakesAt: NEVER,
    timer: undefined,
    isClosed: false,
  };
  return {
    /** Bullets that were paid for before, in a visit that is taken up again. */
    adopt(magazines: readonly Magazine[]) {
      for (const magazine of magazines) addMagazine(state, magazine);
      given.onLoaded(bulletsLeft(state));
      wakeWhenDue(given, state);
    },
    /** The next paid bullet of the chosen cannon; pays for more where few are left. */
    take(): { magazineId: string; n: number } | undefined {
      const magazine = state.open.find((one) => one.cost === state.cost && hasBullet(one));
      if (bulletsLeft(state) <= RELOAD_BELOW) void load(given, state);
      if (!magazine) return undefined;
      const n = magazine.next;
      magazine.next = freeNumber(magazine, n + 1);
      given.onLoaded(bulletsLeft(state));
      return { magazineId: magazine.magazineId, n };
    },
    fired(shot: Shot) {
      state.shots.push(shot);
      wakeWhenDue(given, state);
    },
    struck(hit: Hit) {
      state.hits.push(hit);
      lookForTurn(given, state);
    },
    /** What would come back if one left now: paid bullets that have hit nothing. */
    unspent: (): { bullets: number; amount: Money } => {
      const left = state.open.map(({ bullets, hit, cost }) => ({ n: bullets - hit.length, cost }));
      return {
        bullets: left.reduce((sum, { n }) => sum + n, 0),
        amount: left.reduce((sum, { n, cost }) => sum + cost * BigInt(n), 0n),
      };
    },
    /** Whether an answer is still to come, which tells the balance. */
    isOpen: (): boolean => state.open.length > 0 || state.loading !== undefined,
    setCost(cost: Money) {
      state.cost = cost;
      given.onLoaded(bulletsLeft(state));
    },
    /** Everything that is known is told before one leaves. */
    async finish() {
      await report(given, state, true);
      end(state);
    },
    close: () => end(state),
  };
}

type State = {
  cost: Money;
  balance: Money;
  open: (Magazine & { next: number })[];
  loading: Loading | undefined;
  isAsking: boolean;
  loadedAt: number;
  bulletsAtOnce: number;
  shots: Shot[];
  hits: Hit[];
  isReporting: boolean;
  reportedAt: number;
  reportEveryMs: number;
  /** For when it is set to look whether a word is due. */
  wakesAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isClosed: boolean;
};

const NEVER = Number.POSITIVE_INFINITY;

const hasBullet = ({ next, bullets }: { next: number; bullets: number }) => next <= bullets;

const bulletsLeft = ({ open, cost }: State): number =>
  open
    .filter((one) => one.cost === cost)
    .reduce((sum, { next, bullets }) => sum + Math.max(0, bullets - next + 1), 0);

function addMagazine(state: State, magazine: Magazine): void {
  if (magazine.state === 'closed') return;
  if (state.open.some(({ magazineId }) => magazineId === magazine.magazineId)) return;
  state.open.push({ ...magazine, next: freeNumber(magazine, 1) });
}

/** The first number from here on that was not fired. */
function freeNumber({ fired }: Pick<Magazine, 'fired'>, from: number): number {
  let n = from;
  while (fired.includes(n)) n++;
  return n;
}

function noteHit({ open }: State, magazineId: string, n: number): void {
  const magazine = open.find((one) => one.magazineId === magazineId);
  if (magazine && !magazine.hit.includes(n)) magazine.hit.push(n);
}

function dropHit({ open }: State, magazineId: string, n: number): void {
  const magazine = open.find((one) => one.magazineId === magazineId);
  if (magazine) magazine.hit = magazine.hit.filter((one) => one !== n);
}

async function load(given: Given, state: State): Promise<void> {
  const now = given.now();
  if (state.isAsking || state.isClosed || now - state.loadedAt < LOAD_EVERY_MS) return;
  if (!state.loading) state.bulletsAtOnce = nextBullets(state, now);
  state.loading ??= nextLoad(given, state);
  const { loading } = state;
  state.isAsking = true;
  state.loadedAt = now;
  try {
    const { magazine, balance } = await given.load(loading);
    state.loading = undefined;
    state.balance = balance;
    addMagazine(state, magazine);
    given.onBalance(balance);
    given.onLoaded(bulletsLeft(state));
    wakeWhenDue(given, state);
  } catch (error) {
    // Without an answer it may have been paid: the same request is made again.
    if (isFinal(error)) {
      state.loading = undefined;
      // Where so many are refused, a few may yet be allowed.
      if (loading.bullets > BULLETS_AT_FIRST) state.bulletsAtOnce = 0;
      else given.onRefused(error);
    }
  } finally {
    state.isAsking = false;
  }
}

/** A house that has too much to do says so, and has decided nothing: it is asked again. */
const isFinal = (error: unknown): boolean =>
  refusalCode(error) !== undefined && !refusedAs(error, 'BUSY', 'TOO_MANY_REQUESTS');

/** Twice as many as before while the fire goes on. */
function nextBullets({ bulletsAtOnce, loadedAt }: State, now: number): number {
  if (bulletsAtOnce === 0 || now - loadedAt > GOES_ON_MS) return BULLETS_AT_FIRST;
  return Math.min(MOST_BULLETS, bulletsAtOnce * 2);
}

function nextLoad({ newId }: Given, { cost, balance, open, bulletsAtOnce }: State): Loading {
  const affordable = Number(balance / cost);
  const bullets = Math.max(1, Math.min(bulletsAtOnce, affordable));
  const spent = open.filter((one) => one.cost !== cost).map(({ magazineId }) => magazineId);
  return { requestId: newId(), cost, bullets, spent: spent.slice(0, 10) };
}

const MAX_TOLD = 40;

/** Those whose end was not heard of yet. */
const openOf = ({ open }: State): string[] =>
  open.slice(0, MAX_TOLD).map(({ magazineId }) => magazineId);

const isIdle = ({ shots, hits }: State): boolean => shots.length === 0 && hits.length === 0;

/** When the next word to the house is due. */
function dueAt(state: State): number {
  const { reportedAt, reportEveryMs } = state;
  if (!isIdle(state)) return reportedAt + reportEveryMs;
  return state.open.length > 0 ? reportedAt + Math.max(reportEveryMs, LOOK_EVERY_MS) : NEVER;
}

/** One timer, set for when a word is due: all at one sea are asked to speak at one time. */
const wakeWhenDue = (given: Given, state: State): void => wakeAt(given, state, dueAt(state));

function wakeAt(given: Given, state: State, at: number): void {
  // A word that is under way sets it again when it was answered.
  if (state.isReporting || state.isClosed || state.wakesAt <= at) return;
  clearTimeout(state.timer);
  state.wakesAt = at;
  const wake = () => {
    state.wakesAt = NEVER;
    lookForTurn(given, state);
  };
  state.timer = setTimeout(wake, Math.max(GATHER_MS, at - given.now()));
}

function lookForTurn(given: Given, state: State): void {
  if (isReportDue(given, state, false)) void report(given, state);
  else wakeWhenDue(given, state);
}

function end(state: State): void {
  clearTimeout(state.timer);
  state.isClosed = true;
}

function isReportDue({ now }: Given, state: State, isLast: boolean): boolean {
  if (state.isReporting || state.isClosed) return false;
  return isLast ? !isIdle(state) : now() >= dueAt(state);
}

async function report(given: Given, state: State, isLast = false): Promise<void> {
  if (!isReportDue(given, state, isLast)) return;
  state.isReporting = true;
  state.reportedAt = given.now();
  const [shots, hits] = [state.shots.slice(0, MAX_TOLD), state.hits.slice(0, MAX_TOLD)];
  try {
    const judged = await given.shoot({ shots, hits, open: openOf(state) });
    state.shots.splice(0, shots.length);
    state.hits.splice(0, hits.length);
    state.balance = judged.balance;
    state.reportEveryMs = judged.againInMs;
    const closed = new Set(judged.closed.map(({ magazineId }) => magazineId));
    state.open = state.open.filter(({ magazineId }) => !closed.has(magazineId));
    for (const { magazineId, n } of hits) noteHit(state, magazineId, n);
    for (const { magazineId, n } of judged.results.filter(({ outcome }) => outcome === 'flies')) {
      dropHit(state, magazineId, n);
    }
    given.onJudged(judged);
  } catch (error) {
    if (isFinal(error)) {
      state.shots.splice(0, shots.length);
      state.hits.splice(0, hits.length);
      given.onRefused(error);
    }
  } finally {
    state.isReporting = false;
    // While the fire goes on there is something to say by then: so the timer is set once a word, and never stopped.
    wakeAt(given, state, state.reportedAt + state.reportEveryMs);
  }
}

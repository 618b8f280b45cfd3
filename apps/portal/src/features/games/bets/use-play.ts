import { games } from '@baize/contract';
import type { Money } from '@baize/money';
import { money, moneyText } from '@baize/money';
import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import type { Action, Choice, Phase, PlayedRound } from '../stage/stage.ts';
import { askUntilAnswered, isLost } from './lost-answers.ts';
import { type PendingRequest, pendingRequest } from './pending-request.ts';
import { readBet } from './read-bet.ts';

export type PlayState = {
  phase: Phase;
  round: PlayedRound | undefined;
  /** What is off the balance but not yet answered or shown. */
  inFlight: Money;
  fault: unknown;
  /** No answer came yet, and the same request is on its way again. */
  isAskingAgain: boolean;
  /** The round was asked for before: the balance it tells of may be an old one. */
  isReplay: boolean;
};

type Turn =
  | { turn: 'asked'; stake: Money; isReplay: boolean }
  | { turn: 'lost' }
  | { turn: 'answered' | 'resumed' | 'ended'; round: PlayedRound }
  | { turn: 'refused'; fault: unknown }
  | { turn: 'presented' }
  | { turn: 'unseen' }
  | { turn: 'calmed' };

const atRest: PlayState = {
  phase: 'ready',
  round: undefined,
  inFlight: 0n,
  fault: undefined,
  isAskingAgain: false,
  isReplay: false,
};

function play(state: PlayState, said: Turn): PlayState {
  switch (said.turn) {
    case 'asked':
      return askedFor(state, said);
    case 'lost':
      return { ...state, isAskingAgain: true };
    case 'answered':
      return { ...state, phase: 'showing', round: said.round, isAskingAgain: false };
    case 'resumed':
      return { ...atRest, phase: 'open', round: said.round };
    case 'ended':
      return { ...atRest, round: said.round };
    case 'refused': {
      const phase = state.round?.state === 'open' ? 'open' : 'ready';
      return { ...state, phase, inFlight: 0n, fault: said.fault, isAskingAgain: false };
    }
    case 'presented': {
      const phase = state.round?.state === 'open' ? 'open' : 'ready';
      return { ...state, phase, inFlight: 0n };
    }
    case 'unseen':
      return atRest;
    case 'calmed':
      return { ...state, fault: undefined };
  }
}

function askedFor(state: PlayState, asked: { stake: Money; isReplay: boolean }): PlayState {
  const { stake, isReplay } = asked;
  // What was asked before is off the balance already.
  const inFlight = isReplay ? 0n : stake;
  return { ...state, phase: 'asking', inFlight, fault: undefined, isReplay };
}

type Told = {
  onPresented: (round: PlayedRound, isReplay: boolean) => void;
  /** Where several bets on one game lie side by side, each has a name. */
  slip?: string;
};

/** One bet after another on one game: what was asked, what was answered, what was shown. */
export function usePlay(gameCode: string, { onPresented, slip = gameCode }: Told) {
  const [state, say] = useReducer(play, atRest);
  const phase = useRef<Phase>('ready');
  phase.current = state.phase;
  const latest = useRef(onPresented);
  latest.current = onPresented;

  const send = useRequests({ say, phase, latest });

  /** What was asked before and never answered comes first. */
  const again = useCallback((): boolean => {
    const pending = pendingRequest.of(slip);
    if (pending) void send(pending, { stake: 0n, isReplay: true });
    return pending !== undefined;
  }, [slip, send]);

  const bet = useCallback(
    (stake: Money, choice: Choice, freeSpins?: string) => {
      if (phase.current !== 'ready' || again()) return;
      const requestId = crypto.randomUUID();
      void send(
        { ...betOf(stake, choice, freeSpins), slip, requestId, gameCode },
        // A free spin takes nothing off the balance.
        { stake: freeSpins === undefined ? stake : 0n, isReplay: false },
      );
    },
    [slip, gameCode, send, again],
  );

  const act = useCallback(
    (action: Action) => {
      const betId = state.round?.betId;
      if (phase.current !== 'open' || !betId || again()) return;
      const requestId = crypto.randomUUID();
      void send(
        { kind: 'act', slip, requestId, gameCode, betId, action },
        { stake: 0n, isReplay: false },
      );
    },
    [slip, gameCode, send, again, state.round],
  );

  const presented = useCallback(() => {
    if (state.phase !== 'showing' || !state.round) return;
    pendingRequest.forget(slip);
    onPresented(state.round, state.isReplay);
    say({ turn: 'presented' });
  }, [slip, state, onPresented]);

  useLeaving(presented);

  return {
    ...state,
    bet,
    act,
    presented,
    again,
    resume: useCallback((round: PlayedRound) => say({ turn: 'resumed', round }), []),
    /** A shared round ended by itself; nothing was asked. */
    end: useCallback((round: PlayedRound) => say({ turn: 'ended', round }), []),
    calm: useCallback(() => say({ turn: 'calmed' }), []),
  };
}

const betOf = (stake: Money, choice: Choice, freeSpins: string | undefined) => ({
  kind: 'bet' as const,
  stake: moneyText(stake),
  choice: { ...choice },
  freeSpins,
});

type Asking = {
  say: Dispatch<Turn>;
  phase: RefObject<Phase>;
  latest: RefObject<Told['onPresented']>;
};

/** Makes a request until it is answered, and says what came of it. */
function useRequests({ say, phase, latest }: Asking) {
  return useCallback(
    async (request: PendingRequest, asked: { stake: Money; isReplay: boolean }) => {
      // Two presses in one frame are one bet.
      phase.current = 'asking';
      say({ turn: 'asked', ...asked });
      pendingRequest.keep(request);
      try {
        const round = await askUntilAnswered(
          () => makeRequest(request),
          () => say({ turn: 'lost' }),
        );
        if (hasPicture(round)) return say({ turn: 'answered', round });
        pendingRequest.forget(request.slip);
        latest.current(round, asked.isReplay);
        say({ turn: 'unseen' });
      } catch (fault) {
        if (!isLost(fault)) pendingRequest.forget(request.slip);
        say({ turn: 'refused', fault });
        // Another device may have played on: what stands with the house is shown, or nothing could go on here.
        const round = request.kind === 'act' && !isLost(fault) && (await readBet(request.betId));
        if (round && round.state !== 'open') say({ turn: 'answered', round });
      }
    },
    [say, phase, latest],
  );
}

export type Play = ReturnType<typeof usePlay>;

/** A bet that was decided by rules which are not played any more is paid, and has no picture. */
const hasPicture = ({ state, steps }: PlayedRound): boolean => state === 'open' || steps.length > 0;

/**
 * Who leaves for another page before a round was shown to its end has played it all the same. Who
 * loads the page anew sees it again from its beginning, and it is counted then.
 */
function useLeaving(leave: () => void): void {
  const last = useRef(leave);
  last.current = leave;
  useEffect(() => () => last.current(), []);
}

async function makeRequest(request: PendingRequest): Promise<PlayedRound> {
  const { requestId, gameCode } = request;
  if (request.kind === 'bet') {
    const { freeSpins } = request;
    const stake = money(request.stake);
    const order = { requestId, gameCode, stake, choice: { ...request.choice } };
    if (freeSpins === undefined) return ask(games.bet, order);
    // The picture is of the stake that was played for, which the house paid.
    return { ...(await ask(games.bet, { ...order, freeSpins })), stake, isFree: true };
  }
  const { action, betId } = request;
  return ask(games.act, { requestId, betId, ...action });
}

/** After a reload: first what was never answered, then a round that waits. */
export function useResumption(play: Play, open: PlayedRound | null | undefined): void {
  const { again, resume } = play;
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || open === undefined) return;
    isDone.current = true;
    if (again()) return;
    if (open) resume(open);
  }, [open, again, resume]);
}

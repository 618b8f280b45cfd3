import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import type { SlotSet } from '../../../shared/own-games/slot-theme.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { PlayedRound, StageProps } from '../stage/stage.ts';
import { planScenes, type Scene } from './engine/plan.ts';
import { restingBoard } from './engine/resting-board.ts';
import { afterwards, type Teller } from './engine/stage-words.ts';
import type { Cell } from './engine/win-cells.ts';
import { shownSoFar } from './shown-so-far.ts';
import type { EngineState } from './use-slot-engine.ts';

type Wanted = StageProps & { set: SlotSet; engine: EngineState; teller: Teller };

const STILL_MS = 700;

/** Plays each answered round once, whatever happens to the picture meanwhile. */
export function useRounds({ set, engine, teller, ...props }: Wanted) {
  const { code, phase, round, stake, speed, isReducedMotion, isStrict, onPresented } = props;
  const words = useWords();
  const begun = useRef<string>(undefined);
  const before = useRef(phase);
  const scenes = useMemo(() => {
    const planned = round ? planScenes(set.rules, round) : [];
    return isStrict ? planned.map(withoutSuspense) : planned;
  }, [set, round, isStrict]);
  const now = { stake, speed, isReducedMotion, isStrict, onPresented, words, round, scenes };
  const latest = useRef(now);
  latest.current = now;

  useRestingBoard(engine, set, latest);

  const betId = round?.betId;
  useEffect(() => {
    const came = before.current;
    before.current = phase;
    if (!engine) {
      // Whatever came meanwhile is played when the picture is there.
      before.current = came;
      return;
    }
    const told = latest.current;
    const options = {
      isFast: told.speed === 'fast',
      isReduced: told.isReducedMotion,
      isCalm: told.isStrict,
      stake: told.round?.stake ?? told.stake,
    };
    const present = () => {
      shownSoFar.forget(code);
      const said = told.round && told.words(told.round, told.scenes);
      latest.current.onPresented(said);
    };
    if (phase === 'showing' && betId !== undefined) return show();
    if (engine === 'still') return;
    if (phase === 'asking' && came !== 'asking') engine.start(options);
    if (phase === 'ready' && came === 'asking') void engine.giveUp(options);

    function show(): (() => void) | undefined {
      const isResumed = begun.current === betId;
      begun.current = betId;
      if (engine === 'still' || isResumed) {
        if (engine !== 'still') engine?.showEnd(told.scenes);
        teller.say(afterwards(told.scenes));
        const timer = setTimeout(present, isResumed ? 0 : STILL_MS);
        return () => clearTimeout(timer);
      }
      let isOn = true;
      const bet = String(betId);
      const place = {
        from: shownSoFar.of(code, bet, told.scenes),
        onSpin: (scene: number) => shownSoFar.keep(code, { betId: bet, scene }),
      };
      void engine?.play(told.scenes, { ...options, ...place }).then(() => isOn && present());
      return () => {
        isOn = false;
      };
    }
  }, [code, phase, betId, engine, teller]);

  const hurry = useHurry(engine, props);
  return { hurry, still: useStill(set, round, scenes) };
}

/** A new picture shows what stood there; a round it was in the middle of is over with its end. */
function useRestingBoard(
  engine: EngineState,
  set: SlotSet,
  latest: RefObject<{ round: PlayedRound | undefined }>,
): void {
  useEffect(() => {
    if (!engine || engine === 'still') return;
    const { board, stops } = restingBoard(set, latest.current.round);
    engine.rest(board, stops);
  }, [engine, set, latest]);
}

/** A round is cut short by a press on the picture, by the space bar, or by the bet bar. */
function useHurry(engine: EngineState, props: Pick<StageProps, 'phase' | 'isStrict' | 'hurry'>) {
  const { phase, isStrict, hurry: fromBar } = props;
  const hurry = useCallback(() => {
    if (engine && engine !== 'still' && phase === 'showing' && !isStrict) engine.hurry();
  }, [engine, phase, isStrict]);
  useSpaceKey(hurry);
  useEffect(() => {
    fromBar.current = hurry;
  }, [fromBar, hurry]);
  return hurry;
}

/** Reels that are not waited for longer than others: a near miss is shown like any other loss. */
const withoutSuspense = (scene: Scene): Scene =>
  scene.scene === 'spin' ? { ...scene, eager: [] } : scene;

function useStill(set: SlotSet, round: PlayedRound | undefined, scenes: readonly Scene[]) {
  return useMemo(() => {
    const won: Cell[] = scenes.flatMap((scene) =>
      scene.scene === 'wins' ? scene.wins.flatMap(({ cells }) => cells) : [],
    );
    const isOneBoard =
      scenes.filter(({ scene }) => scene === 'spin' || scene === 'tumble').length === 1;
    return { board: restingBoard(set, round).board, won: isOneBoard ? won : [] };
  }, [set, round, scenes]);
}

function useSpaceKey(hurry: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code === 'Space' && !event.repeat) hurry();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hurry]);
}

/** The round in one sentence, for those who do not see it. */
function useWords(): (round: PlayedRound, scenes: readonly Scene[]) => string {
  const text = useText();
  const parts = useMoneyParts();
  return ({ payout, jackpot }, scenes) => {
    const amountOf = (value: bigint) => {
      const { currency, position, whole, decimals } = parts(value);
      return position === 'before'
        ? `${currency}${whole}${decimals}`
        : `${whole}${decimals} ${currency}`;
    };
    const amount = amountOf(payout);
    const free = scenes.find((scene) => scene.scene === 'freeEnd');
    const said =
      free?.scene === 'freeEnd'
        ? text('slots.said.free', { count: free.spins, amount })
        : payout > 0n
          ? text('slots.said.won', { amount })
          : text('slots.said.nothing');
    return jackpot
      ? `${said} ${text('slots.said.jackpot', { amount: amountOf(jackpot.amount) })}`
      : said;
  };
}

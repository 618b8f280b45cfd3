import { colourOf } from '@baize/games';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Cloth as RouletteCloth } from '../roulette/cloth.tsx';
import type { Place } from '../roulette/layout.ts';
import { Racetrack } from '../roulette/racetrack.tsx';
import { type ClothRules, Cloth as SicBoCloth } from '../sic-bo/cloth.tsx';
import { BallsPicture, BingoBoard } from './bingo/bingo-board.tsx';
import { type Board, onePile } from './board.ts';
import { BaccaratBoard, DragonTigerBoard } from './card-boards.tsx';
import { Hands, type Side } from './hands.tsx';
import type { LiveState } from './live-state.ts';
import { FanTanBoard, WHEEL_COLOURS, WheelBoard } from './number-boards.tsx';
import { BeadsPicture, DicePicture, RoulettePicture, WheelPicture } from './pictures.tsx';
import type { Told } from './use-story.ts';

type Shown = { state: LiveState; told: Told; board: Board };

/** A game that is played on a cloth: what happens above, chips below. */
export type ClothScreen = {
  kind: 'cloth';
  Picture: (shown: Shown) => ReactNode;
  Cloth: (shown: Shown) => ReactNode;
  sides?: readonly [Side, Side];
  toneOf: (mark: string) => string;
};

/** How a game is shown at a shared table. */
export type TableScreen = ClothScreen | SeatsScreen | { kind: 'arena' };

/** A game at which people sit and decide. */
type SeatsScreen = { kind: 'seats'; toneOf: (mark: string) => string };

const cards = (
  sides: readonly [Side, Side],
): Pick<ClothScreen, 'kind' | 'Picture' | 'sides' | 'toneOf'> => ({
  kind: 'cloth',
  Picture: ({ told }) => <Hands sides={sides} told={told} />,
  sides,
  toneOf: () => '#444',
});

const ROULETTE_TONES = { green: '#0f7a55', red: '#a32417', black: '#10140f' };
const FAN_TAN = ['#444', '#3f7fc4', '#0c6b4e', '#c47a1c', '#b93a26'];

export const tableScreens: Readonly<Record<string, TableScreen>> = {
  baccarat: { ...cards(['player', 'banker']), Cloth: BaccaratBoard },
  'baccarat-no-commission': { ...cards(['player', 'banker']), Cloth: BaccaratBoard },
  'dragon-tiger': { ...cards(['dragon', 'tiger']), Cloth: DragonTigerBoard },
  blackjack: {
    kind: 'seats',
    toneOf: (mark) => (mark === 'BJ' ? '#c47a1c' : mark === 'X' ? '#0c6b4e' : '#7a2430'),
  },
  'live-roulette': {
    kind: 'cloth',
    Picture: ({ state, told, board }) => (
      <RoulettePicture state={state} told={told} red={(board.rules as { red: number[] }).red} />
    ),
    Cloth: RouletteBoard,
    toneOf: (mark) => ROULETTE_TONES[colourOf(Number(mark))],
  },
  'live-sic-bo': {
    kind: 'cloth',
    Picture: DicePicture,
    Cloth: SicBoBoard,
    toneOf: (mark) => (mark.includes('x') ? '#c47a1c' : Number(mark) > 10 ? '#a32417' : '#1f4f8f'),
  },
  'fan-tan': {
    kind: 'cloth',
    Picture: BeadsPicture,
    Cloth: FanTanBoard,
    toneOf: (mark) => FAN_TAN[Number(mark)] ?? '#444',
  },
  'money-wheel': {
    kind: 'cloth',
    Picture: ({ state, told, board }) => (
      <WheelPicture
        state={state}
        told={told}
        segments={(board.rules as { segments: readonly (number | string)[] }).segments}
      />
    ),
    Cloth: WheelBoard,
    toneOf: (mark) => WHEEL_COLOURS[mark.split('x')[0]!] ?? '#444',
  },
  'bingo-hall': {
    kind: 'cloth',
    Picture: BallsPicture,
    Cloth: BingoBoard,
    toneOf: (mark) => (Number(mark) > 10 ? '#c47a1c' : Number(mark) > 0 ? '#0c6b4e' : '#444'),
  },
  cockfight: { kind: 'arena' },
  sabong: { kind: 'arena' },
};

function RouletteBoard({ board }: { board: Board }) {
  const [covered, setCovered] = useState<readonly number[]>([]);
  const { places, red } = board.rules as { places: Place[]; red: number[] };
  const landed = [...board.won].find((id) => id.startsWith('straight:'));
  const result = landed === undefined ? undefined : Number(landed.split(':')[1]);
  return (
    <>
      <RouletteCloth
        places={places}
        red={red}
        chips={onePile(board)}
        won={[...board.won]}
        result={result}
        covered={covered}
        onCover={setCovered}
      />
      {/* A wide stage has room for it beside the wheel, a narrow one below the cloth. */}
      <div className="w-full shrink-0 overflow-x-auto [scrollbar-width:none] @[57rem]:absolute @[57rem]:top-[calc(0.25rem+min(17cqh,8rem))] @[57rem]:left-[calc(50%-8.5rem)] @[57rem]:w-max">
        <div className="mx-auto w-max">
          <Racetrack red={red} chips={board.chips} result={result} onCover={setCovered} />
        </div>
      </div>
    </>
  );
}

function SicBoBoard({ board }: { board: Board }) {
  return (
    <SicBoCloth rules={board.rules as ClothRules} chips={onePile(board)} won={[...board.won]} />
  );
}

import { type MinesStep, minesMultiplier } from '@baize/games';
import { cx } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { ProfitFact } from '../stage/profit-fact.tsx';
import { lengthOf, useShowing } from '../stage/show-round.ts';
import type { PlayedRound, StageProps } from '../stage/stage.ts';
import { Segments, StageFact, StageNumber } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { Gem, Mine } from './mine-art.tsx';
import { CELLS, type Field, fieldOf } from './mines-field.ts';

const USUAL = [1, 3, 5, 10, 24];
const REVEAL_MS = 160;
const END_MS = 420;

export function MinesStage(props: StageProps<MinesStep>) {
  const text = useText();
  const { round, phase, playSound } = props;
  const [asked, setAsked] = useState<number>();
  const [shown, setShown] = useState<Field>();
  useShowing(props, (answer) => {
    const field = fieldOf(answer);
    setAsked(undefined);
    setShown(field);
    const isNew = answer.steps.length === 1;
    if (field.hit !== undefined) playSound('lose', 0.7);
    else if (answer.state === 'settled') playSound('win');
    else if (!isNew) playSound('reveal', 0.9 + field.safe.length * 0.06);
    const ms = lengthOf(answer.state === 'settled' ? END_MS : REVEAL_MS, props);
    const timer = setTimeout(() => props.onPresented(wordsOf(text, answer, field)), ms);
    return () => clearTimeout(timer);
  });
  const field = shown ?? (round ? fieldOf(round) : undefined);
  const isOpen = phase === 'open';
  const dig = (cell: number) => {
    setAsked(cell);
    props.act({ action: 'reveal', cell });
  };
  return (
    <StageGround ground="slate" controls={<MinesControls {...props} field={field} />}>
      <div
        dir="ltr"
        className="grid w-full grid-cols-5 gap-1.5 md:gap-2.5"
        style={{ maxWidth: 'min(34rem, 100cqh)' }}
      >
        {Array.from({ length: CELLS }, (_, cell) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={cell}
            cell={cell}
            field={field}
            isAsked={asked === cell && phase === 'asking'}
            isOpen={isOpen}
            onDig={() => dig(cell)}
          />
        ))}
      </div>
    </StageGround>
  );
}

function wordsOf(
  text: ReturnType<typeof useText>,
  { state }: Pick<PlayedRound, 'state'>,
  field: Field,
): string {
  if (field.hit !== undefined) return text('games.mines.hit');
  if (state === 'settled') return text('games.mines.out');
  if (field.safe.length === 0) return text('games.mines.begun');
  return text('games.mines.safe', {
    multiplier: minesMultiplier({ mines: field.mines }, field.safe.length),
  });
}

type TileProps = {
  cell: number;
  field: Field | undefined;
  isAsked: boolean;
  isOpen: boolean;
  onDig: () => void;
};

function Tile({ cell, field, isAsked, isOpen, onDig }: TileProps) {
  const text = useText();
  const look = lookOf(cell, field);
  const isCovered = look === 'covered';
  const name = look === 'hit' || look === 'mine' ? 'mine' : look === 'gem' ? 'gem' : 'covered';
  return (
    <button
      type="button"
      disabled={!isOpen || !isCovered}
      onClick={onDig}
      aria-label={text(`games.mines.tile.${name}`, { number: cell + 1 })}
      className={cx(
        'grid aspect-square place-items-center rounded-[10px] transition-[background,transform,box-shadow] duration-150',
        LOOKS[look],
        isCovered && (isOpen ? 'hover:-translate-y-0.5 hover:brightness-125' : 'opacity-70'),
        isAsked && 'animate-pulse',
      )}
    >
      {(look === 'mine' || look === 'hit') && <Mine isHit={look === 'hit'} />}
      {(look === 'gem' || look === 'left') && <Gem isBright={look === 'gem'} />}
    </button>
  );
}

type Look = 'covered' | 'gem' | 'hit' | 'mine' | 'left';

const LOOKS: Record<Look, string> = {
  covered:
    'bg-[linear-gradient(160deg,#4a636a,#2f4248)] shadow-[inset_0_1px_0_#ffffff30,inset_0_-4px_0_#0004]',
  gem: 'bg-[#0f2a22] shadow-[inset_0_0_0_1px_#2fa37a88,inset_0_0_30px_#2fa37a33]',
  hit: 'bg-[#5a1d12] shadow-[inset_0_0_0_2px_#ff8a5c]',
  mine: 'bg-black/35',
  left: 'bg-black/35',
};

function lookOf(cell: number, field: Field | undefined): Look {
  if (!field) return 'covered';
  if (field.hit === cell) return 'hit';
  if (field.safe.includes(cell)) return 'gem';
  if (!field.laid) return 'covered';
  return field.laid.includes(cell) ? 'mine' : 'left';
}

function MinesControls(props: StageProps<MinesStep> & { field: Field | undefined }) {
  const { choice, setChoice, isBusy, field } = props;
  const text = useText();
  const mines = choice.mines as number;
  const safe = isBusy ? (field?.safe.length ?? 0) : 0;
  const count = isBusy ? (field?.mines ?? mines) : mines;
  const left = CELLS - count - safe;
  const now = safe > 0 ? minesMultiplier({ mines: count }, safe) : undefined;
  const next = left > 0 ? minesMultiplier({ mines: count }, safe + 1) : undefined;
  return (
    <>
      <Segments
        label={text('games.mines.count')}
        value={mines}
        options={USUAL.map((value) => ({ value, label: value }))}
        isLocked={isBusy}
        onChange={(value) => setChoice({ mines: value })}
      />
      {isBusy ? (
        <>
          <StageFact label={text('games.mines.left')}>{left}</StageFact>
          <StageFact label={text('games.multiplier')}>{now ? `${now.toFixed(4)}×` : '–'}</StageFact>
        </>
      ) : (
        <StageNumber
          label={text('games.mines.other')}
          value={mines}
          min={1}
          max={24}
          decimals={0}
          isLocked={isBusy}
          onChange={(value) => setChoice({ mines: value })}
        />
      )}
      <StageFact label={text('games.mines.next')}>{next ? `${next.toFixed(4)}×` : '–'}</StageFact>
      <ProfitFact stake={props.stake} times={next} />
    </>
  );
}

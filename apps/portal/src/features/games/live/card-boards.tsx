import { useText } from '../../../shared/words/use-text.ts';
import { type Board, toOne } from './board.ts';
import { SpotField } from './spot-field.tsx';

type Best = { best: Readonly<Record<string, number>>; banker?: { usual: number; six: number } };

const VARYING = ['perfect-pair', 'lucky-six', 'bonus'];

type FieldOf = (id: string, kind: string, className?: string) => React.ReactNode;

function useFields(board: Board): FieldOf {
  const text = useText();
  const { best, banker } = board.rules as Best;
  const paysOf = (kind: string) => {
    if (kind === 'banker' && banker) {
      return banker.usual === banker.six ? '0.95:1' : text('live.sixPaysHalf');
    }
    const pays = toOne(best[kind] ?? 1);
    return VARYING.includes(kind) ? text('live.upTo', { pays }) : pays;
  };
  return (id, kind, className) => (
    <SpotField
      key={id}
      board={board}
      id={id}
      name={text(`live.spot.${id as 'player'}`)}
      pays={paysOf(kind)}
      {...(className && { className })}
    />
  );
}

const BLUE = 'bg-[#123a6b]/55! min-h-20';
const RED = 'bg-[#6b1717]/60! min-h-20';
const GREEN = 'bg-[#0d5a3f]/60! min-h-20';

export function BaccaratBoard({ board }: { board: Board }) {
  const field = useFields(board);
  return (
    <div dir="ltr" className="grid w-full max-w-4xl shrink-0 gap-1.5">
      <div className="grid grid-cols-[1fr_0.8fr_1fr] gap-1.5">
        {field('player', 'player', BLUE)}
        {field('tie', 'tie', GREEN)}
        {field('banker', 'banker', RED)}
      </div>
      <div className="grid grid-cols-4 gap-1.5">
        {field('player-pair', 'pair')}
        {field('either-pair', 'either-pair')}
        {field('perfect-pair', 'perfect-pair')}
        {field('banker-pair', 'pair')}
      </div>
      <div className="grid grid-cols-4 gap-1.5 md:grid-cols-7">
        {field('player-bonus', 'bonus')}
        {field('big', 'big')}
        {field('small', 'small')}
        {field('lucky-six', 'lucky-six')}
        {field('dragon-seven', 'dragon-seven')}
        {field('panda-eight', 'panda-eight')}
        {field('banker-bonus', 'bonus')}
      </div>
    </div>
  );
}

const WORDS = ['odd', 'even', 'big', 'small'];

export function DragonTigerBoard({ board }: { board: Board }) {
  const field = useFields(board);
  return (
    <div dir="ltr" className="grid w-full max-w-4xl shrink-0 gap-1.5">
      <div className="grid grid-cols-[1fr_0.7fr_1fr] gap-1.5">
        {field('dragon', 'main', RED)}
        <div className="grid gap-1.5">
          {field('tie', 'tie', 'bg-[#0d5a3f]/60!')}
          {field('suited-tie', 'suited-tie')}
        </div>
        {field('tiger', 'main', BLUE)}
      </div>
      <div className="grid grid-cols-4 gap-1.5 md:grid-cols-8">
        {WORDS.map((word) => field(`dragon-${word}`, 'card'))}
        {WORDS.map((word) => field(`tiger-${word}`, 'card'))}
      </div>
    </div>
  );
}

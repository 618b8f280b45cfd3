import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadChunk } from '../loading/chunk.ts';
import { useTimes } from '../times/use-times.ts';
import { useText } from '../words/use-text.ts';
import { type GameStepFacts, type Part, type ToldStep, tellStep } from './game-steps.ts';
import { hasOwnGame, namedGames } from './own-games.ts';

/** Tells the steps of one game in the reader's words. */
export function useTellStep(code: string): (step: GameStepFacts) => ToldStep {
  const say = useText();
  const { formatNumber } = useIntl();
  const { time } = useTimes();
  return useCallback(
    (step) => {
      const number = (value: number) => formatNumber(value, { maximumFractionDigits: 4 });
      return tellStep({ say, number, time }, code, step);
    },
    [say, formatNumber, time, code],
  );
}

type Props = { code: string; told: ToldStep };

/** What a step tells: its facts by name, its board as a board, symbols by their pictures. */
export function GameStep({ code, told }: Props) {
  const faces = useFaces(code);
  return (
    <div className="flex flex-col gap-3">
      {told.board && <Board columns={told.board} faces={faces} />}
      {told.facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {told.facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="num flex min-w-0 flex-wrap items-center gap-x-2 break-all">
                <Parts parts={value} faces={faces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Faces = ReadonlyMap<string, string> | undefined;

function useFaces(code: string): Faces {
  const isSlot = hasOwnGame(code) && !namedGames.includes(code);
  const { data } = useQuery({
    queryKey: ['games', 'faces', code],
    queryFn: async () => (await loadChunk(() => import('./slot-faces.ts'))).slotFaces(code),
    enabled: isSlot,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

function Parts({ parts, faces }: { parts: readonly Part[]; faces: Faces }) {
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <span key={at}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <Face key={at} symbol={part.symbol} faces={faces} className="size-7" />
    ),
  );
}

function Board({ columns, faces }: { columns: ToldStep['board'] & object; faces: Faces }) {
  return (
    <div className="flex gap-1 overflow-x-auto" dir="ltr">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is named by its place
        <div key={at} className="flex flex-col gap-1">
          {column.map((cell, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its place
              key={row}
              className="num grid h-10 min-w-12 place-items-center rounded-[5px] bg-rail px-1 text-xs"
            >
              <Face symbol={cell} faces={faces} className="size-9" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type FaceProps = { symbol: string; faces: Faces; className: string };

/** A multiplier carries its value: M25. */
function Face({ symbol, faces, className }: FaceProps) {
  const value = /^M(\d+)$/.exec(symbol)?.[1];
  const picture = faces?.get(value ? 'M' : symbol);
  if (!picture) return symbol;
  return (
    <span className="relative grid place-items-center">
      <img src={picture} alt={symbol} className={className} />
      {value && <b className="absolute text-white drop-shadow">×{value}</b>}
    </span>
  );
}

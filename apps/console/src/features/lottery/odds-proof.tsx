import { Checkbox, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useState } from 'react';
import { usePickName } from '../../shared/play/lottery-words.ts';
import { useText } from '../../shared/use-text.ts';
import { useKind } from './pick-column.tsx';
import type { Proof } from './wanted-odds.ts';

type Props = { gameCode: string; proof: readonly Proof[] | undefined; isChanged: boolean };

/** The exact return of every bet, as it is and as it would be: nothing goes live without it. */
export function OddsProof({ gameCode, proof, isChanged }: Props) {
  const text = useText();
  const [isAll, setAll] = useState(false);
  const columns = useColumns(gameCode, isChanged);
  const rows = (proof ?? []).filter((one) => !isChanged || isAll || one.isChanged);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.lottery.proof')}</h2>
      <p className="max-w-prose text-ink-soft">{text('console.lottery.proofLead')}</p>
      {isChanged && (
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {text('console.lottery.proofAll')}
        </Checkbox>
      )}
      <Table
        caption={text('console.lottery.proof')}
        columns={columns}
        rows={rows}
        rowId={({ play, bet }) => `${play} ${bet}`}
        isLoading={!proof}
        isSortedByServer
        empty={text('console.lottery.proofNone')}
      />
    </section>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(4)} %`;

/** By group a return has two ends. */
function shareText({ lowest, highest }: Proof['now']): string {
  return lowest === highest ? percent(lowest) : `${percent(lowest)} – ${percent(highest)}`;
}

function useColumns(gameCode: string, isChanged: boolean): Column<Proof>[] {
  const text = useText();
  const betName = usePickName(useKind(gameCode));
  return [
    {
      id: 'bet',
      header: text('console.lottery.proofBet'),
      onCard: 'title',
      cell: ({ play, bet }) => betName(play, bet === 'note' ? 'hit' : bet),
    },
    {
      id: 'chance',
      header: text('console.lottery.hitRate'),
      align: 'figure',
      cell: ({ hitRate }) => percent(hitRate),
    },
    {
      id: 'now',
      header: text('console.lottery.returnNow'),
      align: 'figure',
      cell: ({ now }) => shareText(now),
    },
    ...(isChanged
      ? [
          {
            id: 'wanted',
            header: text('console.lottery.returnWanted'),
            align: 'figure' as const,
            cell: ({ wanted, isTooHigh }: Proof) => (
              <span className="inline-flex items-center gap-2">
                {isTooHigh && <Tag tone="bad">{text('console.lottery.tooHigh')}</Tag>}
                <b>{shareText(wanted)}</b>
              </span>
            ),
          },
        ]
      : []),
  ];
}

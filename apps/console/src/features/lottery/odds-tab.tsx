import { lotteryOddsOperator, type Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Button, NumberInput } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { usePickName } from '../../shared/play/lottery-words.ts';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { AskOdds } from './ask-odds.tsx';
import { GroupsForm, type TypedGroups } from './odds-groups.tsx';
import { OddsProof } from './odds-proof.tsx';
import { useKind } from './pick-column.tsx';
import { nameOf, type Typed, useWanted } from './wanted-odds.ts';

type Odds = Output<typeof lotteryOddsOperator.showOdds.value>;
type Prize = Odds['prizes'][number];

/** Fixed odds as they are and as they shall be; a second person decides on a change. */
export function OddsTab({ gameCode }: { gameCode: string }) {
  const text = useText();
  const mayEdit = useMay('lottery.edit');
  const [typed, setTyped] = useState<Typed>({});
  const [groups, setGroups] = useState<TypedGroups>();
  const [isAsking, setAsking] = useState(false);
  const prizeName = usePickName(useKind(gameCode));
  const odds = useQuery(queryOf(lotteryOddsOperator.showOdds, { gameCode }));
  const wanted = useWanted(gameCode, { data: odds.data, typed, groups });
  if (odds.error) return <FailurePage error={odds.error} reset={() => void odds.refetch()} />;
  const canType = mayEdit && odds.data?.isAsked === false;
  const put = (name: string, value: string) => setTyped({ ...typed, [name]: value });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">
        {text('console.lottery.oddsLead', { version: odds.data?.version ?? 0 })}{' '}
        {odds.data?.isAsked && text('console.lottery.oddsWait')}
      </p>
      {odds.data?.groups && (
        <GroupsForm
          key={odds.data.version}
          now={odds.data.groups}
          all={odds.data.allGroups}
          typed={groups}
          onTyped={canType ? setGroups : undefined}
        />
      )}
      <Table
        caption={text('console.lottery.odds')}
        columns={columnsOf(text, prizeName, typed, canType ? put : undefined)}
        rows={odds.data?.prizes ?? []}
        rowId={nameOf}
        isLoading={odds.isPending}
        isSortedByServer
        empty={text('console.lottery.noOdds')}
      />
      <OddsProof gameCode={gameCode} proof={wanted.proof} isChanged={wanted.isChanged} />
      {canType && (
        <Button
          kind="brass"
          className="self-start"
          disabled={!wanted.canAsk}
          onClick={() => setAsking(true)}
        >
          {text('console.lottery.askOdds')}
        </Button>
      )}
      {isAsking && odds.data && (
        <AskOdds
          given={{ ...wanted.input, version: odds.data.version }}
          onDone={() => {
            setTyped({});
            setGroups(undefined);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function columnsOf(
  text: Text,
  prizeName: (play: string, prize: string) => string,
  typed: Typed,
  onType: ((name: string, value: string) => void) | undefined,
): Column<Prize>[] {
  return [
    {
      id: 'play',
      header: text('console.lottery.play'),
      onCard: 'title',
      cell: ({ play, prize }) => prizeName(play, prize),
    },
    {
      id: 'shipped',
      header: text('console.lottery.shipped'),
      align: 'figure',
      cell: ({ shipped }) => moneyText(shipped),
    },
    {
      id: 'return',
      header: text('console.lottery.return'),
      align: 'figure',
      cell: ({ returnToPlayer }) => `${(returnToPlayer * 100).toFixed(2)} %`,
    },
    {
      id: 'odds',
      header: text('console.lottery.oddsNow'),
      align: 'figure',
      cell: (prize) =>
        onType ? (
          <span className="ms-auto block w-36 py-1">
            <NumberInput
              aria-label={text('console.lottery.oddsOf', {
                name: prizeName(prize.play, prize.prize),
              })}
              decimals={4}
              value={typed[nameOf(prize)] ?? moneyText(prize.odds)}
              onChange={(value) => onType(nameOf(prize), value)}
            />
          </span>
        ) : (
          moneyText(prize.odds)
        ),
    },
  ];
}

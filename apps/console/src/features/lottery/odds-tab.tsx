import { lotteryOddsOperator, type Output } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, NumberInput } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { usePickName } from '../../shared/play/lottery-words.ts';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useKind } from './pick-column.tsx';

type Odds = Output<typeof lotteryOddsOperator.showOdds.value>;
type Prize = Odds['prizes'][number];
type Typed = Readonly<Record<string, string>>;

const nameOf = ({ play, prize }: Prize) => `${play} ${prize}`;

/** Fixed odds as they are and as they shall be; a second person decides on a change. */
export function OddsTab({ gameCode }: { gameCode: string }) {
  const text = useText();
  const mayEdit = useMay('lottery.edit');
  const [typed, setTyped] = useState<Typed>({});
  const [isAsking, setAsking] = useState(false);
  const prizeName = usePickName(useKind(gameCode));
  const odds = useQuery(queryOf(lotteryOddsOperator.showOdds, { gameCode }));
  if (odds.error) return <FailurePage error={odds.error} reset={() => void odds.refetch()} />;
  const isChanged = Object.keys(typed).length > 0;
  const canType = mayEdit && odds.data?.isAsked === false;
  const put = (name: string, value: string) => setTyped({ ...typed, [name]: value });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">
        {text('console.lottery.oddsLead', { version: odds.data?.version ?? 0 })}{' '}
        {odds.data?.isAsked && text('console.lottery.oddsWait')}
      </p>
      <Table
        caption={text('console.lottery.odds')}
        columns={columnsOf(text, prizeName, typed, canType ? put : undefined)}
        rows={odds.data?.prizes ?? []}
        rowId={nameOf}
        isLoading={odds.isPending}
        isSortedByServer
        empty={text('console.lottery.noOdds')}
      />
      {canType && (
        <Button
          kind="brass"
          className="self-start"
          disabled={!isChanged}
          onClick={() => setAsking(true)}
        >
          {text('console.lottery.askOdds')}
        </Button>
      )}
      {isAsking && odds.data && (
        <AskOdds
          gameCode={gameCode}
          typed={typed}
          odds={odds.data}
          onDone={() => setTyped({})}
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
          <NumberInput
            aria-label={text('console.lottery.oddsOf', {
              name: prizeName(prize.play, prize.prize),
            })}
            className="w-32"
            decimals={4}
            value={typed[nameOf(prize)] ?? moneyText(prize.odds)}
            onChange={(value) => onType(nameOf(prize), value)}
          />
        ) : (
          moneyText(prize.odds)
        ),
    },
  ];
}

type AskProps = {
  gameCode: string;
  typed: Typed;
  odds: Odds;
  onDone: () => void;
  onClose: () => void;
};

function AskOdds({ gameCode, typed, odds, onDone, onClose }: AskProps) {
  const text = useText();
  const ask = useAct(lotteryOddsOperator.askOdds, {
    input: (reason: string) => ({
      gameCode,
      reason,
      version: odds.version,
      odds: odds.prizes.map((prize) => ({
        play: prize.play,
        prize: prize.prize,
        odds: readMoney(typed[nameOf(prize)] ?? '') ?? prize.odds,
      })),
    }),
    done: 'console.play.approvalAsked',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <ReasonModal
      isOpen
      longest={300}
      title={text('console.lottery.askOdds')}
      confirmLabel={text('console.play.askApproval')}
      act={ask}
      onConfirm={(reason) => ask.mutate(reason)}
      onClose={onClose}
    >
      <p>{text('console.lottery.oddsText')}</p>
    </ReasonModal>
  );
}

import { lotteryRiskOperator, type Output } from '@baize/contract';
import { Button, Field, NativeSelect, NumberInput } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { usePickName } from '../../shared/play/lottery-words.ts';
import { useText } from '../../shared/use-text.ts';
import { pickId, useKind, usePickColumns } from './pick-column.tsx';

type Closed = Output<typeof lotteryRiskOperator.showRisk.value>['numbers'][number];
type Props = {
  gameCode: string;
  numbers: readonly Closed[];
  /** The plays whose numbers can be closed. */
  plays: readonly string[];
  mayEdit: boolean;
};
type Wanted = { play: string; pick: string; percent: string };

/** Numbers that were closed by hand, or pay less, until someone opens them again. */
export function ClosedNumbers({ gameCode, numbers, plays, mayEdit }: Props) {
  const text = useText();
  const [wanted, setWanted] = useState<Wanted>();
  const { pick, percent } = usePickColumns<Closed>(gameCode);
  const columns: Column<Closed>[] = [
    pick,
    percent,
    { id: 'reason', header: text('console.lottery.why'), cell: ({ reason }) => reason },
    {
      id: 'open',
      header: text('console.lottery.change2'),
      cell: ({ play, pick }) =>
        mayEdit && (
          <Button size="sm" onClick={() => setWanted({ play, pick, percent: '100' })}>
            {text('console.lottery.change2')}
          </Button>
        ),
    },
  ];
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h2 className="type-card">{text('console.lottery.closedNumbers')}</h2>
        {mayEdit && (
          <Button
            size="sm"
            className="ms-auto"
            onClick={() => setWanted({ play: plays[0] ?? '', pick: '', percent: '0' })}
          >
            {text('console.lottery.closeNumber')}
          </Button>
        )}
      </div>
      <Table
        caption={text('console.lottery.closedNumbers')}
        columns={columns}
        rows={[...numbers]}
        rowId={pickId}
        isSortedByServer
        empty={text('console.lottery.noClosed')}
      />
      {wanted && (
        <SetNumber
          gameCode={gameCode}
          plays={plays}
          wanted={wanted}
          onWanted={setWanted}
          onClose={() => setWanted(undefined)}
        />
      )}
    </section>
  );
}

type SetProps = {
  gameCode: string;
  plays: readonly string[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  onClose: () => void;
};

function SetNumber({ gameCode, plays, wanted, onWanted, onClose }: SetProps) {
  const text = useText();
  const nameOf = usePickName(useKind(gameCode));
  const set = useAct(lotteryRiskOperator.setNumber, {
    input: (reason: string) => ({
      gameCode,
      play: wanted.play,
      pick: wanted.pick.trim(),
      percent: Number(wanted.percent),
      reason,
    }),
    done: 'console.lottery.saved',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      longest={300}
      title={text('console.lottery.closeNumber')}
      confirmLabel={text('console.lottery.save')}
      act={set}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label={text('console.lottery.playCode')}>
          <NativeSelect
            value={wanted.play}
            options={plays.map((play) => ({ value: play, label: nameOf(play, '') }))}
            onChange={({ target }) => onWanted({ ...wanted, play: target.value })}
          />
        </Field>
        <TextField
          label={text('console.lottery.pickCode')}
          dir="ltr"
          value={wanted.pick}
          onChange={(pick) => onWanted({ ...wanted, pick })}
        />
        <Field label={text('console.lottery.percent')} hint={text('console.lottery.percentHint')}>
          <NumberInput
            value={wanted.percent}
            onChange={(percent) => onWanted({ ...wanted, percent })}
          />
        </Field>
      </div>
    </ReasonModal>
  );
}

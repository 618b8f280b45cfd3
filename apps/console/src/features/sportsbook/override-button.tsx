import { sportsbookFixturesOperator } from '@baize/contract';
import { Button, Field, NumberInput } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  matchId: string;
  market: string;
  selection: string;
  odds: number | null;
  isByHand: boolean;
};

/** A price by hand, or back to the model: both with a reason. */
export function OverrideButton({ matchId, market, selection, odds, isByHand }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = Math.round(Number(typed) * 100);
  const isPrice = wanted >= 101 && wanted <= 10_000_000;
  const act = useAct(sportsbookFixturesOperator.overridePrice, {
    input: (reason: string) => ({
      matchId,
      market,
      selection,
      odds: typed.trim() === '' ? null : wanted,
      reason,
    }),
    done: 'console.sports.priceSet',
    onDone: () => setOpen(false),
  });
  const open = () => {
    setTyped(odds === null ? '' : (odds / 100).toFixed(2));
    setOpen(true);
  };
  const mayConfirm = isPrice || (typed.trim() === '' && isByHand);
  return (
    <>
      <Button size="sm" onClick={open}>
        {text('console.sports.setPrice')}
      </Button>
      <ReasonModal
        isOpen={isOpen}
        longest={300}
        title={text('console.sports.setPriceOf', { selection })}
        confirmLabel={text('console.sports.setPrice')}
        act={act}
        onConfirm={(reason) => mayConfirm && act.mutate(reason)}
        onClose={() => setOpen(false)}
      >
        <Field
          label={text('console.sports.odds')}
          hint={text('console.sports.oddsHint')}
          error={!mayConfirm && text('console.sports.oddsWrong')}
        >
          <NumberInput decimals={2} value={typed} onChange={setTyped} />
        </Field>
      </ReasonModal>
    </>
  );
}

import { lotterySourcesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useText } from '../../../shared/use-text.ts';
import { EditSource } from './edit-source.tsx';
import type { SourceRow } from './source-row.ts';

const HOURS = 24;

/** What can be done about one source. */
export function SourceActions({ source }: { source: SourceRow }) {
  const text = useText();
  const [asked, setAsked] = useState<'edit' | 'secret' | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const [hours, setHours] = useState(HOURS);
  const leave = () => setAsked(null);
  const rotate = useAct(lotterySourcesOperator.rotateSourceSecret, {
    input: () => ({ code: source.code, hours }),
    onDone: ({ secret }) => {
      leave();
      setMade({ code: source.code, secret, isAsked: true });
    },
  });
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="sm" onClick={() => setAsked('secret')}>
        {text('console.connections.rotate')}
      </Button>
      <Button size="sm" onClick={() => setAsked('edit')}>
        {text('console.lottery.edit')}
      </Button>
      {asked === 'edit' && <EditSource source={source} onClose={leave} />}
      <ConfirmModal
        isOpen={asked === 'secret'}
        isDanger
        title={text('console.connections.rotateTitle', { code: source.code })}
        confirmLabel={text('console.connections.askSecret')}
        act={rotate}
        onConfirm={() => rotate.mutate()}
        onClose={leave}
      >
        <p>{text('console.lottery.rotateText')}</p>
        <NumberField
          label={text('console.connections.hours')}
          hint={text('console.connections.hoursHint')}
          max={168}
          value={hours}
          onChange={setHours}
        />
      </ConfirmModal>
      <SecretModal made={made} onClose={() => setMade(null)} />
    </div>
  );
}

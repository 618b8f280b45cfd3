import { lotterySourcesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { RotateSecret } from '../../../shared/parts/rotate-secret.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useText } from '../../../shared/use-text.ts';
import { EditSource } from './edit-source.tsx';
import type { SourceRow } from './source-row.ts';

/** What can be done about one source. */
export function SourceActions({ source }: { source: SourceRow }) {
  const text = useText();
  const [asked, setAsked] = useState<'edit' | 'secret' | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const leave = () => setAsked(null);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="sm" onClick={() => setAsked('secret')}>
        {text('console.connections.rotate')}
      </Button>
      <Button size="sm" onClick={() => setAsked('edit')}>
        {text('console.lottery.edit')}
      </Button>
      {asked === 'edit' && <EditSource source={source} onClose={leave} />}
      <RotateSecret
        code={source.code}
        topic="lottery"
        send={(input) => ask(lotterySourcesOperator.rotateSourceSecret, input)}
        explanation={text('console.lottery.rotateText')}
        isOpen={asked === 'secret'}
        onClose={leave}
        onSecret={setMade}
      />
      <SecretModal made={made} onClose={() => setMade(null)} />
    </div>
  );
}

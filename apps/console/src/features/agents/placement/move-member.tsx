import { agentsPlacementOperator } from '@baize/contract';
import { Button, LoadingRegion, Modal, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';

type Props = { username: string; isOpen: boolean; onClose: () => void };

/** Asks where to, shows what would come of it, and moves: from then on, and nothing of before. */
export function MoveMember({ username, isOpen, onClose }: Props) {
  const text = useText();
  const [upline, setUpline] = useState<string | null>(null);
  function leave() {
    setUpline(null);
    onClose();
  }
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      onClose={leave}
      title={text('console.agents.moveTitle', { username })}
    >
      {upline === null ? (
        <Where onChosen={setUpline} onClose={leave} />
      ) : (
        <Effect
          username={username}
          upline={upline}
          onBack={() => setUpline(null)}
          onClose={leave}
        />
      )}
    </Modal>
  );
}

function Where({ onChosen, onClose }: { onChosen: (upline: string) => void; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onChosen(typed.trim());
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{text('console.agents.moveText')}</p>
      <TextField
        label={text('console.agents.newUpline')}
        hint={text('console.agents.newUplineHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={setTyped}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
        <Button type="submit" kind="brass">
          {text('console.agents.showEffect')}
        </Button>
      </div>
    </form>
  );
}

type EffectProps = { username: string; upline: string; onBack: () => void; onClose: () => void };

function Effect({ username, upline, onBack, onClose }: EffectProps) {
  const text = useText();
  const input = { username, ...(upline && { upline }) };
  const preview = useQuery({
    ...queryOf(agentsPlacementOperator.previewMove, input),
    retry: false,
  });
  const move = useAct(agentsPlacementOperator.moveMember, {
    input: (reason: string) => ({ ...input, reason }),
    done: 'console.agents.moved',
    onDone: onClose,
  });
  if (preview.isPending) {
    return (
      <LoadingRegion>
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  }
  if (preview.error || !preview.data.isPossible) {
    const above = preview.data?.rebatesAbove.join(', ');
    return (
      <div className="flex flex-col gap-4">
        <p role="alert" className="text-danger">
          {preview.error
            ? sentenceOf(preview.error)
            : text(above ? 'console.agents.moveRebates' : 'console.agents.moveNot', {
                categories: above ?? '',
              })}
        </p>
        <Button className="self-end" onClick={onBack}>
          {text('console.agents.otherUpline')}
        </Button>
      </div>
    );
  }
  const { teamCount, from, to, ending } = preview.data;
  const shown = (path: readonly string[]) => path.join(' › ') || text('console.agents.theTop');
  return (
    <ReasonForm
      confirmLabel={text('console.agents.move')}
      act={move}
      longest={300}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: text('console.agents.moveFrom'), value: shown(from) },
          { label: text('console.agents.moveTo'), value: shown(to) },
          { label: text('console.agents.moveTeam'), value: teamCount },
        ]}
      />
      <ul className="list-disc ps-5 text-ink-soft">
        <li>{text('console.agents.moveFuture')}</li>
        <li>{text('console.agents.moveContracts', { count: ending.length })}</li>
        <li>{text('console.agents.moveSight')}</li>
      </ul>
    </ReasonForm>
  );
}

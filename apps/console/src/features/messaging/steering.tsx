import { messagingBroadcastsOperator as contract } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmModal } from '../../shared/act/confirm-modal.tsx';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { TONES } from './broadcasts-page.tsx';

type Act = (typeof contract.broadcastActs)[number];

const OPEN: Record<Act, readonly string[]> = {
  START: ['DRAFT'],
  PAUSE: ['SCHEDULED', 'SENDING'],
  RESUME: ['PAUSED'],
  STOP: ['SCHEDULED', 'SENDING', 'PAUSED'],
};

/** Where it stands, and what can be done about it. */
export function Steering({ id, isDirty }: { id: string; isDirty: boolean }) {
  const text = useText();
  const times = useTimes();
  const mayEdit = useMay('promotions.edit');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Act | null>(null);
  const { data } = useQuery(queryOf(contract.showBroadcast, { id }));
  const steer = useAct(contract.steerBroadcast, {
    input: (act: Act) => ({ id, act, version: data!.version }),
    done: 'console.messaging.done',
    onDone: () => setAsked(null),
  });
  const copy = useAct(contract.copyBroadcast, {
    input: () => ({ id }),
    onDone: (made) => void navigate({ to: '/broadcasts/$id', params: { id: made.id } }),
  });
  if (!data) return null;
  const acts = contract.broadcastActs.filter((act) => OPEN[act].includes(data.state));
  return (
    <FormPanel title={text('console.messaging.stands')}>
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone={TONES[data.state]}>{text(`console.messaging.state.${data.state}`)}</Tag>
        {data.nextAt !== null && (
          <span className="num text-ink-soft">{times.dayAndTime(data.nextAt)}</span>
        )}
      </div>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <Button
              key={act}
              kind={act === 'START' || act === 'RESUME' ? 'brass' : 'line'}
              disabled={isDirty && act === 'START'}
              onClick={() => setAsked(act)}
            >
              {text(`console.messaging.act.${act}`)}
            </Button>
          ))}
          <Button isBusy={copy.isPending} onClick={() => copy.mutate()}>
            {text('console.messaging.copy')}
          </Button>
        </div>
      )}
      <ErrorLine error={copy.error} />
      {mayEdit && <TestSend id={id} isDirty={isDirty} />}
      {asked && (
        <ConfirmModal
          isOpen
          isDanger={asked === 'STOP'}
          title={text(`console.messaging.act.${asked}`)}
          act={steer}
          onConfirm={() => steer.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{text(`console.messaging.ask.${asked}`)}</p>
        </ConfirmModal>
      )}
    </FormPanel>
  );
}

/** One member gets it at once, to be looked at. */
function TestSend({ id, isDirty }: { id: string; isDirty: boolean }) {
  const text = useText();
  const [username, setUsername] = useState('');
  const test = useAct(contract.testBroadcast, { input: () => ({ id, username: username.trim() }) });
  return (
    <div className="flex flex-col gap-2 border-t pt-4">
      <TextField
        label={text('console.messaging.testTo')}
        hint={text('console.messaging.testHint')}
        maxLength={60}
        spellCheck={false}
        autoCapitalize="none"
        value={username}
        onChange={setUsername}
      />
      <Button
        className="self-start"
        disabled={isDirty || username.trim() === ''}
        isBusy={test.isPending}
        onClick={() => test.mutate()}
      >
        {text('console.messaging.test')}
      </Button>
      <ErrorLine error={test.error} />
      {test.data && (
        <p role="status">
          {test.data.list
            .map(
              ({ channel, outcome }) =>
                `${text(`console.messaging.channel.${channel}`)}: ${text(`console.messaging.tried.${outcome}`)}`,
            )
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

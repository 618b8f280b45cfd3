import { insightWebhooksOperator as contract } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { Deliveries } from './deliveries.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import type { WebhookRow } from './webhook-row.ts';

type Act = 'deliveries' | 'edit' | 'secret' | 'replay' | 'remove';
type Asked = { webhook: WebhookRow; isOpen: boolean; onClose: () => void };

/** What can be done about one endpoint. */
export function WebhookActions({ webhook }: { webhook: WebhookRow }) {
  const text = useText();
  const mayEdit = useMay('insight.edit');
  const [asked, setAsked] = useState<Act | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const leave = () => setAsked(null);
  const acts: Act[] = mayEdit
    ? [
        'deliveries',
        'edit',
        'secret',
        ...(webhook.reached > 0 ? (['replay'] as const) : []),
        'remove',
      ]
    : ['deliveries'];
  const given = { webhook, onClose: leave };
  return (
    <div className="flex flex-wrap justify-end gap-2 py-2">
      {acts.map((act) => (
        <Button key={act} size="sm" onClick={() => setAsked(act)}>
          {text(`console.webhooks.${act}`)}
        </Button>
      ))}
      {asked === 'deliveries' && <Deliveries {...given} />}
      {asked === 'edit' && (
        <EditWebhook id={webhook.id} content={contentOf(webhook)} onClose={leave} />
      )}
      <Rotate {...given} isOpen={asked === 'secret'} onSecret={setMade} />
      <Replay {...given} isOpen={asked === 'replay'} />
      <Remove {...given} isOpen={asked === 'remove'} />
      <SecretModal made={made} onClose={() => setMade(null)} />
    </div>
  );
}

function contentOf({ name, url, events, isOpen }: WebhookRow) {
  return { name, url, isOpen, events: contract.feedEvents.filter((one) => events.includes(one)) };
}

function Rotate({
  webhook,
  isOpen,
  onClose,
  onSecret,
}: Asked & { onSecret: (made: NewSecret) => void }) {
  const text = useText();
  const rotate = useAct(contract.rotateSecret, {
    input: () => ({ id: webhook.id }),
    onDone: ({ secret }) => {
      onClose();
      onSecret({ code: webhook.name, secret });
    },
  });
  return (
    <ConfirmModal
      isOpen={isOpen}
      isDanger
      title={text('console.webhooks.secret')}
      act={rotate}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      <p>{text('console.webhooks.secretText')}</p>
    </ConfirmModal>
  );
}

function Replay({ webhook, isOpen, onClose }: Asked) {
  const text = useText();
  const [fromNumber, setFrom] = useState(webhook.reached);
  const replay = useAct(contract.replayEvents, {
    input: (reason: string) => ({ id: webhook.id, fromNumber, reason }),
    done: ({ events }) => text('console.webhooks.replayed', { count: events }),
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen={isOpen}
      title={text('console.webhooks.replay')}
      act={replay}
      longest={200}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text('console.webhooks.replayText')}</p>
      <NumberField
        label={text('console.webhooks.fromNumber')}
        min={1}
        max={webhook.reached}
        value={fromNumber}
        onChange={setFrom}
      />
    </ReasonModal>
  );
}

function Remove({ webhook, isOpen, onClose }: Asked) {
  const text = useText();
  const remove = useAct(contract.removeWebhook, {
    input: () => ({ id: webhook.id }),
    done: 'console.webhooks.removed',
    onDone: onClose,
  });
  return (
    <ConfirmModal
      isOpen={isOpen}
      isDanger
      title={text('console.webhooks.remove')}
      act={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{text('console.webhooks.removeText', { name: webhook.name })}</p>
    </ConfirmModal>
  );
}

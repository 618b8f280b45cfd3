import { Button, Panel, Tag } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useStatus } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { StatusContent } from '../editables.ts';

/** Closes the house for maintenance, or opens it again: every visitor feels it within two seconds. */
export function HouseSwitch({ form }: { form: SettingsForm<StatusContent> }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const isClosed = form.stored.content.maintenance;
  function confirm() {
    setAsking(false);
    form.save({ maintenance: !isClosed });
  }
  return (
    <Panel className={isClosed ? 'border-brass' : ''}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <div className="type-label mb-1">{text('console.status.now')}</div>
          <div className="type-title" role="status">
            {text(isClosed ? 'console.status.closed' : 'console.status.open')}
          </div>
        </div>
        {form.mayEdit && (
          <Button
            size="lg"
            kind={isClosed ? 'brass' : 'danger'}
            isBusy={form.isSaving}
            onClick={() => setAsking(true)}
          >
            {text(isClosed ? 'console.status.reopen' : 'console.status.close')}
          </Button>
        )}
      </div>
      <FromHere />
      <ConfirmModal
        isOpen={isAsking}
        isDanger={!isClosed}
        title={text(isClosed ? 'console.status.reopenTitle' : 'console.status.closeTitle')}
        confirmLabel={text(isClosed ? 'console.status.reopen' : 'console.status.close')}
        act={{ isPending: false, error: null }}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{text(isClosed ? 'console.status.reopenText' : 'console.status.closeText')}</p>
        {!isClosed && <Summary content={form.content} />}
      </ConfirmModal>
    </Panel>
  );
}

function Summary({ content }: { content: StatusContent }) {
  const text = useText();
  const times = useTimes();
  const { message, endsAt, allowedAddresses } = content;
  return (
    <Facts
      facts={[
        {
          label: text('console.status.endsAt'),
          value: endsAt
            ? `${times.dayAndTime(endsAt)} ${times.timeZone}`
            : text('console.status.openEnd'),
        },
        {
          label: text('console.status.message'),
          value: message || text('console.status.noMessage'),
        },
        {
          label: text('console.status.allowed'),
          value: text('console.status.allowedCount', { count: allowedAddresses.length }),
        },
      ]}
    />
  );
}

/** What the public call answers to this very browser: the proof that the switch works. */
function FromHere() {
  const text = useText();
  const { state, whitelist, location } = useStatus();
  const tones = ['good', 'warn', 'bad'] as const;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t pt-3 text-[0.8125rem] text-ink-soft">
      <span className="num">
        {text('console.status.fromHere', {
          ip: location.ip,
          country: location.country ?? text('console.status.noCountry'),
        })}
      </span>
      <Tag tone={tones[state]}>{text(`console.status.state${state}`)}</Tag>
      {whitelist && <Tag tone="info">{text('console.status.letIn')}</Tag>}
    </div>
  );
}

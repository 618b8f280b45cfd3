import { promotionsCampaignsOperator } from '@baize/contract';
import { Button, Panel, Tag } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Play, Square } from 'lucide-react';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import { BudgetBar } from './budget-bar.tsx';
import type { Campaign } from './campaign-editable.ts';
import { STATE_TONES, stateOf } from './campaign-state.ts';

type Props = { campaign: Campaign; isDirty: boolean };

/** How it stands, and what can be done about it as a whole. */
export function CampaignBar({ campaign, isDirty }: Props) {
  const text = useText();
  const now = useNow();
  const mayEdit = useMay('promotions.edit');
  const state = stateOf(campaign, now);
  const { members, gifts, stopReason } = campaign;
  return (
    <Panel className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 py-3!">
      <Tag tone={STATE_TONES[state]}>{text(`console.promo.state.${state}`)}</Tag>
      <BudgetBar row={campaign} />
      <span className="num text-ink-soft">{text('console.promo.uptake', { members, gifts })}</span>
      {state === 'STOPPED' && stopReason && (
        <span className="min-w-0 break-words text-ink-soft">{stopReason}</span>
      )}
      {mayEdit && (
        <div className="ms-auto flex flex-wrap gap-2">
          <CopyAct campaign={campaign} />
          {campaign.state === 'DRAFT' && !campaign.isWaiting && (
            <StartAct campaign={campaign} isDirty={isDirty} />
          )}
          {campaign.state === 'RUNNING' && <StopAct campaign={campaign} />}
        </div>
      )}
    </Panel>
  );
}

function CopyAct({ campaign: { id } }: { campaign: Campaign }) {
  const text = useText();
  const navigate = useNavigate();
  const copy = useAct(promotionsCampaignsOperator.copyCampaign, {
    input: () => ({ id }),
    done: 'console.promo.copied',
    isFailureSaid: true,
    onDone: (made) => void navigate({ to: '/campaigns/$id', params: { id: made.id } }),
  });
  return (
    <Button isBusy={copy.isPending} onClick={() => copy.mutate()}>
      <Copy aria-hidden className="size-4" />
      {text('console.promo.copy')}
    </Button>
  );
}

function StartAct({ campaign: { id, version }, isDirty }: Props) {
  const text = useText();
  const start = useAct(promotionsCampaignsOperator.startCampaign, {
    input: (reason: string) => ({ id, version, reason }),
    done: ({ approvalId }) =>
      approvalId
        ? { tone: 'info', title: text('console.form.waits'), text: text('console.promo.waitsText') }
        : text('console.promo.started'),
  });
  return (
    <ReasonButton
      look={{ kind: 'brass', disabled: isDirty }}
      longest={300}
      label={
        <>
          <Play aria-hidden className="size-4" />
          {text(isDirty ? 'console.promo.saveFirst' : 'console.promo.start')}
        </>
      }
      title={text('console.promo.start')}
      confirmLabel={text('console.promo.start')}
      act={start}
    >
      <p>{text('console.promo.startText')}</p>
    </ReasonButton>
  );
}

function StopAct({ campaign: { id } }: { campaign: Campaign }) {
  const text = useText();
  const stop = useAct(promotionsCampaignsOperator.stopCampaign, {
    input: (reason: string) => ({ id, reason }),
    done: 'console.promo.stopped',
  });
  return (
    <ReasonButton
      isDanger
      look={{ kind: 'danger' }}
      longest={300}
      label={
        <>
          <Square aria-hidden className="size-4" />
          {text('console.promo.stop')}
        </>
      }
      title={text('console.promo.stop')}
      confirmLabel={text('console.promo.stop')}
      act={stop}
    >
      <p>{text('console.promo.stopText')}</p>
    </ReasonButton>
  );
}

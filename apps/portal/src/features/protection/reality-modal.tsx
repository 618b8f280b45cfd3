import { protection } from '@baize/contract';
import { Button, Modal, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import {
  openProtection,
  type ProtectionState,
  protectionQuery,
} from '../../shared/money/protection.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import type { OverlayProps } from '../../shared/pages/overlay.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useProtect } from './use-protection.ts';

/** Play stands still until this was looked at: how long, how much, and what one wants to do. */
export function RealityModal({ onClose }: OverlayProps) {
  const text = useText();
  const query = useQuery({ ...protectionQuery, staleTime: 0 });
  return (
    <Modal isOpen onClose={onClose} title={text('protection.reality.dialog')} size="sm">
      <Fetched query={query}>{(state) => <Look state={state} onClose={onClose} />}</Fetched>
    </Modal>
  );
}

function Look({ state, onClose }: { state: ProtectionState; onClose: () => void }) {
  const text = useText();
  const parts = useMoneyParts();
  const navigate = useNavigate();
  const seen = useProtect(protection.acknowledge);
  const { minutes = 0, staked = 0n, won = 0n, net = 0n } = state.session ?? {};
  function answer(goesOn: boolean, then: () => void) {
    seen.mutate({ goesOn }, { onSuccess: then });
  }
  function leave() {
    onClose();
    void navigate({ to: '/' });
  }
  const lines = [
    ['staked', staked],
    ['won', won],
    ['net', net],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <p>{text('protection.reality.played', { minutes })}</p>
      <dl className="divide-y rounded-card border bg-table px-4">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{text(`protection.reality.${name}`)}</dt>
            <dd>
              <Money parts={parts(amount, { signed: name === 'net' })} size="mid" />
            </dd>
          </div>
        ))}
      </dl>
      <FormFault error={seen.error} />
      <div className="flex flex-col gap-2">
        <Button isBusy={seen.isPending} onClick={() => answer(false, leave)}>
          {text('protection.reality.leave')}
        </Button>
        <Button kind="quiet" disabled={seen.isPending} onClick={() => answer(true, openProtection)}>
          {text('protection.reality.limits')}
        </Button>
        <Button kind="quiet" disabled={seen.isPending} onClick={() => answer(true, onClose)}>
          {text('protection.reality.goOn')}
        </Button>
      </div>
    </div>
  );
}

import { Button, Switch } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { securityKey, useRenewSecurity } from '../../shared/session/use-security.ts';
import { useText } from '../../shared/words/use-text.ts';
import { allowPush, endPush, readPushState } from './push-device.ts';

type Act = 'allow' | 'end' | 'endAll';

const acts: Record<Act, () => Promise<void>> = {
  allow: allowPush,
  end: () => endPush({ isAll: false }),
  endAll: () => endPush({ isAll: true }),
};

/** Whether this browser may be told of offers, and whether others of the member's are. */
export function PushOffers({ devices }: { devices: number }) {
  const text = useText();
  const renew = useRenewSecurity();
  const { data: state } = useQuery({ queryKey: securityKey('push'), queryFn: readPushState });
  const change = useMutation({ mutationFn: (act: Act) => acts[act](), onSettled: renew });
  if (!state) return null;
  const isOn = change.isPending ? change.variables === 'allow' : state === 'on' && devices > 0;
  const isClosed = state === 'denied' || state === 'unable';
  return (
    <div>
      <Switch
        checked={isOn}
        disabled={isClosed || change.isPending}
        onChange={({ target }) => change.mutate(target.checked ? 'allow' : 'end')}
      >
        {text('messaging.offers.push')}
      </Switch>
      {isClosed && (
        <p className="text-[0.8125rem] text-ink-soft">
          {text(state === 'denied' ? 'messaging.offers.pushDenied' : 'messaging.offers.pushUnable')}
        </p>
      )}
      {devices > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-ink-soft">
          {text('messaging.offers.pushDevices', { count: devices })}
          <Button size="sm" kind="quiet" onClick={() => change.mutate('endAll')}>
            {text('messaging.offers.pushAllOff')}
          </Button>
        </p>
      )}
      <div className="mt-2 empty:hidden">
        <FormFault error={change.error} />
      </div>
    </div>
  );
}

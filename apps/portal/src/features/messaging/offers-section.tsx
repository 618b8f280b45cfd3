import { messagingConsent, type Output } from '@baize/contract';
import { Switch } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Section } from '../../shared/account/section.tsx';
import { ask } from '../../shared/calls/api.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import { securityKey, useRenewSecurity } from '../../shared/session/use-security.ts';
import { useText } from '../../shared/words/use-text.ts';
import { PushOffers } from './push-offers.tsx';

type Way = 'inbox' | 'mail' | 'sms';

/** By which ways news and offers may reach the member. */
export function OffersSection() {
  const text = useText();
  const renew = useRenewSecurity();
  const { data } = useQuery({
    queryKey: securityKey('wishes'),
    queryFn: ({ signal }) => ask(messagingConsent.readWishes, {}, signal),
  });
  const save = useMutation({
    mutationFn: (wish: { way: Way; isOn: boolean }) =>
      ask(messagingConsent.saveWishes, { [wish.way]: wish.isOn }),
    onSettled: renew,
  });
  if (!data) return null;
  const stands = ({ variables, isPending }: typeof save, way: Way) =>
    isPending && variables.way === way ? variables.isOn : data[way];
  return (
    <Section title={text('messaging.offers')} note={text('messaging.offers.note')}>
      <div className="flex flex-col gap-3">
        {(['inbox', 'mail', 'sms'] as const).map((way) => (
          <div key={way}>
            <Switch
              checked={stands(save, way)}
              onChange={({ target }) => save.mutate({ way, isOn: target.checked })}
            >
              {text(`messaging.offers.${way}`)}
            </Switch>
            {needs(data, way) && (
              <p className="text-[0.8125rem] text-ink-soft">
                {text(way === 'mail' ? 'messaging.offers.needMail' : 'messaging.offers.needMobile')}
              </p>
            )}
          </div>
        ))}
        <PushOffers devices={data.pushDevices} />
      </div>
      <div className="mt-3 empty:hidden">
        <FormFault error={save.error} />
      </div>
    </Section>
  );
}

function needs(wishes: Output<typeof messagingConsent.readWishes.value>, way: Way): boolean {
  if (way === 'mail') return wishes.mail && !wishes.hasMail;
  return way === 'sms' && wishes.sms && !wishes.hasMobile;
}

import { readMoney } from '@baize/money';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { PanelColumns, SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { PercentField } from '../settings/percent-field.tsx';
import { ChannelAccount } from './channel-account.tsx';
import { type ChannelForm, channelEditable } from './channel-editable.ts';
import { ChannelIdentity } from './channel-identity.tsx';

const COLUMNS = [
  [ChannelIdentity, ChannelAccount],
  [Limits, Price],
];

/** One way to pay in; `code` is empty for one to be added. */
export function ChannelPage({ code }: { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      channelEditable(
        code,
        () => void navigate({ to: '/channels', replace: true, ignoreBlocker: true }),
      ),
    [code, navigate],
  );
  return (
    <SettingsPage
      editable={editable}
      title={code ? 'console.channel.one' : 'console.channel.new'}
      nameOf={({ name }) => name}
      back={<BackLink to="/channels">{text('console.channel.title')}</BackLink>}
      actions={code !== '' && <AuditLink subject={`channel:${code}`} />}
    >
      {(form) => (
        <>
          {code !== '' && <WaitingChange kind="cashier.channel" subject={`channel:${code}`} />}
          <PanelColumns form={form} columns={COLUMNS} />
        </>
      )}
    </SettingsPage>
  );
}

function Limits({ form }: { form: ChannelForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.channel');
  const { least, most, minutes } = form.content;
  const sum = (typed: string) => readMoney(typed) ?? 0n;
  const isBelow = sum(most) > 0n && sum(most) < sum(least);
  const odd = text('console.cashier.sumMissing');
  return (
    <FormPanel title={text('console.channel.limits')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SumField {...field('least')} isRequired odd={odd} />
        <SumField
          {...field('most')}
          isRequired
          odd={isBelow ? text('console.channel.mostBelow') : odd}
        />
        <SumField {...field('step')} isRequired odd={odd} />
      </div>
      <ListText {...hinted('fixedAmounts', 'fixed')} odd={odd} />
      <NumberField
        {...field('minutes')}
        hint={text('console.channel.minutesHint', { minutes })}
        min={1}
        max={1_440}
      />
      <NumberField {...hinted('confirmations')} max={1_000} />
    </FormPanel>
  );
}

function Price({ form }: { form: ChannelForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.channel');
  return (
    <FormPanel title={text('console.channel.price')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PercentField {...field('feeRate', 'fee')} />
        <PercentField {...field('bonusRate', 'bonus')} />
      </div>
      <TextField {...hinted('rate')} isTrimmed inputMode="decimal" />
    </FormPanel>
  );
}

import { readMoney } from '@baize/money';
import { Field, MoneyInput } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { PercentField } from '../settings/percent-field.tsx';
import { ChannelAccount } from './channel-account.tsx';
import { type ChannelForm, channelEditable } from './channel-editable.ts';
import { ChannelIdentity } from './channel-identity.tsx';

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
          <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <ChannelIdentity form={form} isThere={code !== ''} />
              <ChannelAccount form={form} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <Limits form={form} />
              <Price form={form} />
            </div>
          </div>
        </>
      )}
    </SettingsPage>
  );
}

function Limits({ form }: { form: ChannelForm }) {
  const text = useText();
  const { currency } = useBrand();
  const { content, change, mayEdit, isWrong } = form;
  const sum = (typed: string) => readMoney(typed) ?? 0n;
  const isBelow = (key: string) =>
    key === 'most' && sum(content.most) > 0n && sum(content.most) < sum(content.least);
  return (
    <FormPanel title={text('console.channel.limits')}>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['least', 'most', 'step'] as const).map((key) => (
          <Field
            key={key}
            isRequired
            label={text(`console.channel.${key}`)}
            error={
              isWrong(key) &&
              text(isBelow(key) ? 'console.channel.mostBelow' : 'console.cashier.sumMissing')
            }
          >
            <MoneyInput
              currency={currency}
              disabled={!mayEdit}
              value={content[key]}
              onChange={(typed) => change({ [key]: typed })}
            />
          </Field>
        ))}
      </div>
      <ListText
        label={text('console.channel.fixed')}
        hint={text('console.channel.fixedHint')}
        error={isWrong('fixedAmounts') && text('console.cashier.sumMissing')}
        isDisabled={!mayEdit}
        value={content.fixedAmounts}
        onChange={(fixedAmounts) => change({ fixedAmounts })}
      />
      <NumberField
        label={text('console.channel.minutes')}
        hint={text('console.channel.minutesHint', { minutes: content.minutes })}
        min={1}
        max={1_440}
        isDisabled={!mayEdit}
        value={content.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <NumberField
        label={text('console.channel.confirmations')}
        hint={text('console.channel.confirmationsHint')}
        max={1_000}
        isDisabled={!mayEdit}
        value={content.confirmations}
        onChange={(confirmations) => change({ confirmations })}
      />
    </FormPanel>
  );
}

function Price({ form }: { form: ChannelForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.channel.price')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['feeRate', 'bonusRate'] as const).map((key) => (
          <PercentField
            key={key}
            label={text(key === 'feeRate' ? 'console.channel.fee' : 'console.channel.bonus')}
            value={content[key]}
            isDisabled={!mayEdit}
            isWrong={isWrong(key)}
            onChange={(typed) => change({ [key]: typed })}
          />
        ))}
      </div>
      <TextField
        label={text('console.channel.rate')}
        hint={text('console.channel.rateHint')}
        error={isWrong('rate') && text('console.form.wrong')}
        inputMode="decimal"
        disabled={!mayEdit}
        value={content.rate}
        onChange={(value) => change({ rate: value.trim() })}
      />
    </FormPanel>
  );
}

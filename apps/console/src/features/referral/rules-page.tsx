import { Checkbox, Field, MoneyInput } from '@baize/ui';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../shared/editor/reason-panel.tsx';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { EntryRows } from '../../shared/parts/entry-rows.tsx';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { type RulesForm, referralRulesEditable } from './rules-editable.ts';

/** What friends bring and when they count; members read the same numbers on their page. */
export function ReferralRulesPage() {
  return (
    <SettingsPage
      editable={referralRulesEditable}
      title="console.referral.rules"
      lead="console.referral.rulesLead"
      actions={<AuditLink subject="referral:settings" />}
    >
      {(form) => (
        <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <Qualifying form={form} />
            <Blocks form={form} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Shares form={form} />
            <Steps form={form} />
            <ReasonPanel form={form} />
          </div>
        </div>
      )}
    </SettingsPage>
  );
}

type Props = { form: RulesForm };

function SumField({
  form,
  name,
}: Props & { name: 'firstDeposit' | 'validBet' | 'referrerBonus' | 'friendBonus' }) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <Field
      label={text(`console.referral.${name}`)}
      error={form.isWrong(name) && text('console.agents.sumOdd')}
    >
      <MoneyInput
        currency={currency}
        disabled={!form.mayEdit}
        value={form.content[name]}
        onChange={(value) => form.change({ [name]: value })}
      />
    </Field>
  );
}

function Qualifying({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.referral.qualifying')}>
      <SumField form={form} name="firstDeposit" />
      <SumField form={form} name="validBet" />
      <NumberField
        label={text('console.referral.days')}
        hint={text('console.referral.daysHint')}
        min={1}
        max={365}
        isDisabled={!mayEdit}
        value={content.days}
        onChange={(days) => change({ days })}
      />
      <Checkbox
        disabled={!mayEdit}
        checked={content.needsPhone}
        onChange={({ target }) => change({ needsPhone: target.checked })}
      >
        {text('console.referral.needsPhone')}
      </Checkbox>
      <SumField form={form} name="referrerBonus" />
      <SumField form={form} name="friendBonus" />
    </FormPanel>
  );
}

const BLOCKS = ['DEVICE', 'ADDRESS', 'BANK_NAME', 'PHONE'] as const;

function Blocks({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.referral.samePerson')}>
      <p className="text-ink-soft">{text('console.referral.samePersonLead')}</p>
      {BLOCKS.map((reason) => (
        <Checkbox
          key={reason}
          disabled={!mayEdit}
          checked={content.blocks[reason]}
          onChange={({ target }) =>
            change({ blocks: { ...content.blocks, [reason]: target.checked } })
          }
        >
          {text(`console.referral.reason.${reason}`)}
        </Checkbox>
      ))}
    </FormPanel>
  );
}

function Shares({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.referral.shares')}>
      <p className="text-ink-soft">{text('console.referral.sharesLead')}</p>
      {content.rates.map((typed, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          key={at}
          label={text('console.referral.levelRate', { level: at + 1 })}
          error={(isWrong('rates') || isWrong(`rates.${at}`)) && text('console.referral.rateWrong')}
          inputMode="decimal"
          dir="ltr"
          disabled={!mayEdit}
          value={typed}
          onChange={(value) =>
            change({ rates: content.rates.map((one, n) => (n === at ? value : one)) })
          }
        />
      ))}
      <NumberField
        label={text('console.referral.multiple')}
        hint={text('console.referral.multipleHint')}
        max={50}
        isDisabled={!mayEdit}
        value={content.multiple}
        onChange={(multiple) => change({ multiple })}
      />
    </FormPanel>
  );
}

const MOST_STEPS = 12;

function Steps({ form }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.referral.steps')}>
      <p className="text-ink-soft">{text('console.referral.stepsLead')}</p>
      <EntryRows
        words={{
          list: 'console.referral.steps',
          add: 'console.referral.addStep',
          none: 'console.referral.noSteps',
          noneText: 'console.referral.noStepsText',
        }}
        entries={content.achievements}
        onChange={(achievements) => change({ achievements })}
        blank={{ friends: (content.achievements.at(-1)?.friends ?? 0) + 1, bonus: '10.00' }}
        max={MOST_STEPS}
        isDisabled={!mayEdit}
        row={({ content: step, change: set }, at) => (
          <>
            <NumberField
              label={text('console.referral.stepFriends')}
              min={1}
              max={100_000}
              error={isWrong('achievements') && text('console.referral.stepWrong')}
              isDisabled={!mayEdit}
              value={step.friends}
              onChange={(friends) => set({ friends })}
            />
            <Field
              label={text('console.referral.stepBonus')}
              error={isWrong(`achievements.${at}.bonus`) && text('console.agents.sumOdd')}
            >
              <MoneyInput
                currency={currency}
                disabled={!mayEdit}
                value={step.bonus}
                onChange={(bonus) => set({ bonus })}
              />
            </Field>
          </>
        )}
      />
    </FormPanel>
  );
}

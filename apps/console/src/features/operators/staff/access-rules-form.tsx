import { type Output, operatorsRules, operatorsSession } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { isSame } from '../../../shared/editor/changes.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { type Filled, useFields } from '../../../shared/fields/use-fields.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { RoleBoxes } from './role-boxes.tsx';

type Held = Output<typeof operatorsRules.readRules.value>;
type Rules = Output<typeof operatorsRules.rules>;

const rulesOf = ({ secondFactorRoles, independentAfterDays, sharedBrowserHours }: Held): Rules => ({
  secondFactorRoles,
  independentAfterDays,
  sharedBrowserHours,
});

/** Stricter rules count at once; weaker ones wait for a second administrator. */
export function AccessRulesForm({ rules: held }: { rules: Held }) {
  const text = useText();
  const mayEdit = useMay('operators.edit');
  const [rules, setRules] = useState(() => rulesOf(held));
  const change = (part: Partial<Rules>) => setRules({ ...rules, ...part });
  const save = useAct(operatorsRules.saveRules, {
    input: () => ({ ...rules, version: held.version }),
    // Whoever demanded it of themselves is asked for their own second factor now.
    touches: [operatorsSession.session],
    onDone: ({ approvalId }) => approvalId && setRules(rulesOf(held)),
    done: ({ approvalId }) =>
      approvalId
        ? { tone: 'wait', title: text('console.roles.asked'), text: text('console.access.asked') }
        : text('console.access.saved'),
  });
  const isChanged = !isSame(rules, rulesOf(held));
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <FormPanel title={text('console.factor.title')}>
        <p className="text-ink-soft">
          {text(held.isDemandedOfAll ? 'console.access.ofAll' : 'console.access.factorText')}
        </p>
        {!held.isDemandedOfAll && (
          <RoleBoxes
            legend={text('console.access.factorRoles')}
            value={rules.secondFactorRoles}
            onChange={(secondFactorRoles) => change({ secondFactorRoles })}
            isDisabled={!mayEdit}
          />
        )}
        <WithoutFactor held={held} rules={rules} />
      </FormPanel>
      <TwoPeople form={{ content: rules, change, mayEdit }} />
      {save.error && (
        <p role="alert" className="text-danger">
          {refusedAs(save.error, 'CHANGED_MEANWHILE')
            ? text('console.access.meanwhile')
            : sentenceOf(save.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {mayEdit && (
          <Button
            kind="brass"
            disabled={!isChanged}
            isBusy={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {text('console.access.save')}
          </Button>
        )}
        {mayEdit && isChanged && (
          <Button onClick={() => setRules(rulesOf(held))}>{text('console.form.discard')}</Button>
        )}
        <AuditLink subject="operators:rules" />
      </div>
    </div>
  );
}

function TwoPeople({ form }: { form: Filled<Rules> }) {
  const text = useText();
  const { hinted } = useFields(form, 'console.access');
  return (
    <FormPanel title={text('console.access.people')}>
      <NumberField {...hinted('independentAfterDays', 'independent')} min={1} max={90} />
      <NumberField {...hinted('sharedBrowserHours', 'browser')} min={1} max={2160} />
    </FormPanel>
  );
}

/** Whom the demand sends to set one up at their next sign-in. */
function WithoutFactor({ held, rules }: { held: Held; rules: Rules }) {
  const text = useText();
  const names = held.withoutFactor
    .filter(
      ({ roles }) =>
        held.isDemandedOfAll || roles.some((role) => rules.secondFactorRoles.includes(role)),
    )
    .map(({ username }) => username);
  if (names.length === 0) return null;
  return (
    <p role="status">
      {text('console.access.without', { count: names.length, names: names.join(', ') })}
    </p>
  );
}

import { type Output, operatorsRules, operatorsSession } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { isSame } from '../../../shared/editor/changes.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
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
            onChange={(secondFactorRoles) => setRules({ ...rules, secondFactorRoles })}
            isDisabled={!mayEdit}
          />
        )}
        <WithoutFactor held={held} rules={rules} />
      </FormPanel>
      <TwoPeople rules={rules} onChange={setRules} isDisabled={!mayEdit} />
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

type PeopleProps = { rules: Rules; onChange: (rules: Rules) => void; isDisabled: boolean };

function TwoPeople({ rules, onChange, isDisabled }: PeopleProps) {
  const text = useText();
  return (
    <FormPanel title={text('console.access.people')}>
      <NumberField
        label={text('console.access.independent')}
        hint={text('console.access.independentHint')}
        min={1}
        max={90}
        value={rules.independentAfterDays}
        onChange={(independentAfterDays) => onChange({ ...rules, independentAfterDays })}
        isDisabled={isDisabled}
      />
      <NumberField
        label={text('console.access.browser')}
        hint={text('console.access.browserHint')}
        min={1}
        max={2160}
        value={rules.sharedBrowserHours}
        onChange={(sharedBrowserHours) => onChange({ ...rules, sharedBrowserHours })}
        isDisabled={isDisabled}
      />
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

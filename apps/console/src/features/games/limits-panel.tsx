import { moneyText, moneyWords } from '@baize/money';
import { Button, Field, MoneyInput, Tag } from '@baize/ui';
import { ConflictModal } from '../../shared/editor/conflict-modal.tsx';
import type { Editable, Stored } from '../../shared/editor/editable.ts';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { LeaveGuard } from '../../shared/editor/leave-guard.tsx';
import { SaveBar } from '../../shared/editor/save-bar.tsx';
import { useSettings } from '../../shared/editor/use-settings.ts';
import type { OwnGame } from '../../shared/play/own-games.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { LIMITS, type LimitsContent } from './limits-editable.ts';

type Props = { game: OwnGame; editable: Editable<LimitsContent>; stored: Stored<LimitsContent> };

/** What may be staked and paid: narrower than the rules or as they are, never wider. */
export function LimitsPanel({ game, editable, stored }: Props) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const form = useSettings(editable, stored);
  const { rulesLimits, limitsVersion } = game;
  const asRules = {
    min: moneyText(rulesLimits.min),
    max: moneyText(rulesLimits.max),
    maxPayout: moneyText(rulesLimits.maxPayout),
  };
  const isWider = form.isWrong('limits') && text('console.ownGames.wider');
  return (
    <FormPanel title={text('console.ownGames.limits')}>
      <div className="-mt-2 flex flex-wrap items-center gap-2 text-ink-soft">
        {limitsVersion > 0
          ? text('console.ownGames.changedAt', { at: times.dayAndTime(limitsVersion) })
          : text('console.ownGames.asRules')}
        {!form.mayEdit && <Tag tone="info">{text('console.form.readOnly')}</Tag>}
      </div>
      {LIMITS.map((key) => (
        <Field
          key={key}
          label={text(`console.ownGames.limit.${key}`)}
          hint={text('console.ownGames.byRules', {
            sum: moneyWords(rulesLimits[key], { locale: 'en', symbol: `${currency} ` }),
          })}
          error={(form.isWrong(key) && text('console.bets.payoutMissing')) || isWider}
        >
          <MoneyInput
            currency={currency}
            disabled={!form.mayEdit}
            value={form.content[key]}
            onChange={(typed) => form.change({ [key]: typed })}
          />
        </Field>
      ))}
      {form.mayEdit && (
        <Button className="self-start" onClick={() => form.change(asRules)}>
          {text('console.ownGames.toRules')}
        </Button>
      )}
      <SaveBar form={form} />
      <LeaveGuard isDirty={form.isDirty} />
      <ConflictModal form={form} />
    </FormPanel>
  );
}

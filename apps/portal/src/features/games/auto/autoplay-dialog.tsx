import type { Money as Amount } from '@baize/money';
import { Button, ChipGroup, Field, Modal, MoneyInput } from '@baize/ui';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { AutoplayRules } from './autoplay.ts';
import { StakeRuleField } from './stake-rule-field.tsx';
import { type AutoForm, COUNTS, ENDLESS, useAutoForm } from './use-auto-form.ts';

type Props = {
  isOpen: boolean;
  stake: Amount;
  maxStake: Amount;
  /** At a table the chips are the stake, and are repeated as they lie. */
  hasStakeRules: boolean;
  /** What a round of several steps needs to be told beforehand. */
  plan?: ReactNode;
  isPlanReady?: boolean;
  onClose: () => void;
  onBegin: (rules: AutoplayRules) => void;
};

/** Nothing runs by itself without an end on a loss. */
export function AutoplayDialog(props: Props) {
  const { isOpen, stake, maxStake, hasStakeRules, plan, isPlanReady = true } = props;
  const text = useText();
  const form = useAutoForm({ stake, maxStake });
  const { count, rules } = form;
  const begin = () => {
    if (!rules || !isPlanReady) return;
    props.onBegin(hasStakeRules ? rules : { ...rules, onWin: 'reset', onLoss: 'reset' });
    props.onClose();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={props.onClose}
      size="sm"
      title={text('games.auto.title')}
      footer={
        <Button kind="brass" isWide disabled={!rules || !isPlanReady} onClick={begin}>
          {count === ENDLESS
            ? text('games.auto.beginEndless')
            : text('games.auto.begin', { count: Number(count) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{text('games.auto.text')}</p>
        {plan}
        <div className="flex flex-col gap-2">
          <span className="font-medium">{text('games.auto.count')}</span>
          <ChipGroup
            label={text('games.auto.count')}
            chips={COUNTS.map((value) => ({ value, label: value }))}
            value={count}
            onChange={form.setCount}
            className="flex-wrap"
          />
        </div>
        {hasStakeRules && (
          <>
            <StakeRuleField
              label={text('games.auto.onWin')}
              rule={form.onWin}
              onChange={form.setOnWin}
            />
            <StakeRuleField
              label={text('games.auto.onLoss')}
              rule={form.onLoss}
              onChange={form.setOnLoss}
            />
          </>
        )}
        <Stops form={form} />
      </div>
    </Modal>
  );
}

function Stops({ form }: { form: AutoForm }) {
  const text = useText();
  const { currencySymbol } = useBrand();
  const none = text('games.auto.noLimit');
  return (
    <>
      <Field label={text('games.auto.loss')}>
        <MoneyInput currency={currencySymbol} value={form.loss} onChange={form.setLoss} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('games.auto.gain')}>
          <MoneyInput
            currency={currencySymbol}
            placeholder={none}
            value={form.gain}
            onChange={form.setGain}
          />
        </Field>
        <Field label={text('games.auto.win')}>
          <MoneyInput
            currency={currencySymbol}
            placeholder={none}
            value={form.win}
            onChange={form.setWin}
          />
        </Field>
      </div>
    </>
  );
}

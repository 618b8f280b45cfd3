import type { Money as Amount } from '@baize/money';
import { Button, Checkbox, ChipGroup, Field, Modal, MoneyInput } from '@baize/ui';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type AutoForm, COUNTS, ENDLESS, useAutoForm } from '../auto/use-auto-form.ts';
import type { StopRules } from './visit/stop-rules.ts';

type Props = {
  isOpen: boolean;
  cost: Amount;
  onClose: () => void;
  onBegin: (rules: StopRules) => void;
};

/** Nothing fires by itself without an end on a loss. */
export function AutoDialog({ isOpen, cost, onClose, onBegin }: Props) {
  const text = useText();
  const form = useAutoForm({ stake: cost, maxStake: cost });
  const [stopsAtBoss, setStopsAtBoss] = useState(false);
  const { count, rules } = form;
  const begin = () => {
    if (!rules) return;
    const { lossLimit, gainLimit, winLimit } = rules;
    onBegin({ shots: rules.count, lossLimit, gainLimit, winLimit, stopsAtBoss });
    onClose();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={text('fish.auto.title')}
      footer={
        <Button kind="brass" isWide disabled={!rules} onClick={begin}>
          {text('fish.auto.begin')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{text('fish.auto.text')}</p>
        <div className="flex flex-col gap-2">
          <span className="font-medium">{text('fish.auto.shots')}</span>
          <ChipGroup
            label={text('fish.auto.shots')}
            chips={COUNTS.map((value) => ({ value, label: value === ENDLESS ? ENDLESS : value }))}
            value={count}
            onChange={form.setCount}
            className="flex-wrap"
          />
        </div>
        <Stops form={form} />
        <Checkbox
          checked={stopsAtBoss}
          onChange={({ target }) => setStopsAtBoss(target.checked)}
          className="-my-2.5"
        >
          {text('fish.auto.boss')}
        </Checkbox>
      </div>
    </Modal>
  );
}

function Stops({ form }: { form: AutoForm }) {
  const text = useText();
  const { currencySymbol } = useBrand();
  const none = text('games.auto.noLimit');
  const open = { currency: currencySymbol, placeholder: none };
  return (
    <>
      <Field label={text('games.auto.loss')}>
        <MoneyInput currency={currencySymbol} value={form.loss} onChange={form.setLoss} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('games.auto.gain')}>
          <MoneyInput {...open} value={form.gain} onChange={form.setGain} />
        </Field>
        <Field label={text('games.auto.win')}>
          <MoneyInput {...open} value={form.win} onChange={form.setWin} />
        </Field>
      </div>
    </>
  );
}

import { type Money as Amount, moneyText, readMoney } from '@baize/money';
import { Button, ChipGroup, Field, Modal, MoneyInput } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { AutoplayRules } from './autoplay.ts';

type Props = {
  isOpen: boolean;
  stake: Amount;
  onClose: () => void;
  onBegin: (rules: AutoplayRules) => void;
};

const COUNTS = ['10', '25', '50', '100'];

/** Nothing runs by itself without an end on count, loss, gain and a single win. */
export function AutoplayDialog({ isOpen, stake, onClose, onBegin }: Props) {
  const text = useText();
  const { currencySymbol } = useBrand();
  const [count, setCount] = useState('10');
  const [loss, setLoss] = useState('');
  const [gain, setGain] = useState('');
  const [win, setWin] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    setLoss(moneyText(stake * 5n));
    setGain(moneyText(stake * 25n));
    setWin(moneyText(stake * 20n));
  }, [isOpen, stake]);
  const lossLimit = readMoney(loss);
  const gainLimit = readMoney(gain);
  const winLimit = readMoney(win);
  const isWhole = Boolean(lossLimit && lossLimit >= stake && gainLimit && winLimit);
  const begin = () => {
    if (!lossLimit || !gainLimit || !winLimit) return;
    onBegin({ count: Number(count), lossLimit, gainLimit, winLimit });
    onClose();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={text('games.auto.title')}
      footer={
        <Button kind="brass" isWide disabled={!isWhole} onClick={begin}>
          {text('games.auto.begin', { count: Number(count) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{text('games.auto.text')}</p>
        <div className="flex flex-col gap-2">
          <span className="font-medium">{text('games.auto.count')}</span>
          <ChipGroup
            label={text('games.auto.count')}
            chips={COUNTS.map((value) => ({ value, label: value }))}
            value={count}
            onChange={setCount}
          />
        </div>
        <Field label={text('games.auto.loss')}>
          <MoneyInput currency={currencySymbol} value={loss} onChange={setLoss} />
        </Field>
        <Field label={text('games.auto.gain')}>
          <MoneyInput currency={currencySymbol} value={gain} onChange={setGain} />
        </Field>
        <Field label={text('games.auto.win')}>
          <MoneyInput currency={currencySymbol} value={win} onChange={setWin} />
        </Field>
      </div>
    </Modal>
  );
}

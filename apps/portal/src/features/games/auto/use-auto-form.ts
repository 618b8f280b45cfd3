import { type Money, moneyText, readMoney } from '@baize/money';
import { useState } from 'react';
import type { AutoplayRules } from './autoplay.ts';
import { firstRule, readRule } from './stake-rule-field.tsx';

export const ENDLESS = '∞';
export const COUNTS = ['10', '25', '50', '100', '500', ENDLESS];

const USUAL_LOSS_STAKES = 25n;

type Given = { stake: Money; maxStake: Money };

/** The rules of autoplay as they are typed; kept from one time to the next. */
export function useAutoForm({ stake, maxStake }: Given) {
  const [count, setCount] = useState('10');
  const [onWin, setOnWin] = useState(firstRule);
  const [onLoss, setOnLoss] = useState(firstRule);
  const [typedLoss, setLoss] = useState<string>();
  const [gain, setGain] = useState('');
  const [win, setWin] = useState('');
  const loss = typedLoss ?? moneyText(stake * USUAL_LOSS_STAKES);
  return {
    count,
    setCount,
    onWin,
    setOnWin,
    onLoss,
    setOnLoss,
    loss,
    setLoss,
    gain,
    setGain,
    win,
    setWin,
    rules: readRules({ stake, maxStake, count, onWin, onLoss, loss, gain, win }),
  };
}

type Typed = Given & {
  count: string;
  onWin: typeof firstRule;
  onLoss: typeof firstRule;
  loss: string;
  gain: string;
  win: string;
};

/** Undefined while something is missing or cannot be read. */
function readRules(typed: Typed): AutoplayRules | undefined {
  const { stake, maxStake } = typed;
  const lossLimit = readMoney(typed.loss);
  const [gainLimit, winLimit] = [typed.gain, typed.win].map(readLimit);
  const [onWin, onLoss] = [readRule(typed.onWin), readRule(typed.onLoss)];
  if (!stake || !lossLimit || lossLimit < stake || !onWin || !onLoss) return undefined;
  if (gainLimit === 'bad' || winLimit === 'bad') return undefined;
  const count = typed.count === ENDLESS ? undefined : Number(typed.count);
  return { count, stake, maxStake, onWin, onLoss, lossLimit, gainLimit, winLimit };
}

/** An empty field is no limit. */
function readLimit(text: string): Money | undefined | 'bad' {
  if (text === '') return undefined;
  return readMoney(text) || 'bad';
}

export type AutoForm = ReturnType<typeof useAutoForm>;

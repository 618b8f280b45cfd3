import { cashierDeposits } from '@baize/contract';
import { type Money, moneyText, readMoney } from '@baize/money';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import type { Channels, DepositOrder } from '../use-cashier.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { amountFault } from './slip.ts';

type Input = { vendorId: string; amount: Money; payeeName?: string };

/** What is chosen and typed, and the order that comes of it. */
export function useDepositForm(ways: Channels, onOrdered: (order: DepositOrder) => void) {
  const methods = Object.keys(ways);
  const [wantedMethod, setMethod] = useState(methods[0]!);
  const method = ways[wantedMethod] ? wantedMethod : methods[0]!;
  const channels = ways[method]!.channels;
  const [wantedChannel, setChannel] = useState<string>();
  const channel = channels.find(({ vendorId }) => vendorId === wantedChannel) ?? channels[0]!;
  const [typed, setTyped] = useState('');
  const [payer, setPayer] = useState('');
  const [isSent, setSent] = useState(false);
  const call = useMoneyCall<Input, DepositOrder>({
    send: (input) => ask(cashierDeposits.postDeposit, input),
    onDone: onOrdered,
  });
  const amount = readMoney(typed);
  const fault = amountFault(amount, channel);
  function change(text: string) {
    setTyped(text);
    setSent(false);
    call.calm();
  }
  return {
    methods,
    method,
    channels,
    channel,
    typed,
    amount,
    payer,
    setPayer,
    call,
    fault: isSent ? fault : undefined,
    change,
    add: (chip: Money) => change(plain(chip + (amount ?? 0n))),
    chooseMethod: (next: string) => {
      setMethod(next);
      change('');
    },
    chooseChannel: (next: string) => {
      setChannel(next);
      change('');
    },
    send: () => {
      setSent(true);
      if (fault || amount === null) return;
      call.start({
        vendorId: channel.vendorId,
        amount,
        ...(payer.trim() && { payeeName: payer.trim() }),
      });
    },
  };
}

export type DepositForm = ReturnType<typeof useDepositForm>;

/** 500 rather than 500.00: so people type it. */
const plain = (amount: Money) => moneyText(amount).replace(/\.00$/, '');

import { lotteryRiskOperator, type Output } from '@baize/contract';
import { moneyText, moneyWords, readMoney } from '@baize/money';
import { Button, Field, MoneyInput, TextArea } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';

type Limits = Output<typeof lotteryRiskOperator.showRisk.value>['limits'];
type Rungs = Output<typeof lotteryRiskOperator.saveLimits.input>['ladder'];

type Risk = Output<typeof lotteryRiskOperator.showRisk.value>;
type Props = {
  gameCode: string;
  risk: Pick<Risk, 'limits' | 'shipped' | 'version'>;
  mayEdit: boolean;
};

const AMOUNTS = [
  'perMember',
  'perPlay',
  'perIssue',
  'payoutPerIssue',
  'payoutPerMember',
  'singlePickPayout',
] as const;
type Amount = (typeof AMOUNTS)[number];

/** What is taken from a member, on a play and an issue, what is paid at most, and the ladder of a number. */
export function LimitsForm({ gameCode, risk: { limits, shipped, version }, mayEdit }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const [typed, setTyped] = useState(() => byAmount((name) => amountText(limits[name])));
  const [ladder, setLadder] = useState(ladderText(limits.ladder));
  const rungs = readLadder(ladder);
  const save = useAct(lotteryRiskOperator.saveLimits, {
    input: () => ({
      gameCode,
      version,
      ...byAmount((name) => readMoney(typed[name]) || null),
      ladder: rungs ?? [],
    }),
    done: 'console.lottery.saved',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rungs && !save.isPending) save.mutate();
  };
  const hintOf = (name: Amount) => {
    if (name === 'payoutPerIssue') return text('console.lottery.payoutPerIssueHint');
    return name === 'payoutPerMember' || name === 'singlePickPayout'
      ? text('console.lottery.asShipped', {
          amount: moneyWords(shipped[name], { locale: 'en', symbol: `${currency} ` }),
        })
      : text('console.lottery.noLimitHint');
  };
  return (
    <form onSubmit={submit} className="flex max-w-xl flex-col gap-4" noValidate>
      <h2 className="type-card">{text('console.lottery.limits')}</h2>
      {AMOUNTS.map((name) => (
        <Field key={name} label={text(`console.lottery.${name}`)} hint={hintOf(name)}>
          <MoneyInput
            currency={currency}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            disabled={!mayEdit}
          />
        </Field>
      ))}
      <Field
        label={text('console.lottery.ladder')}
        hint={text('console.lottery.ladderHint')}
        error={!rungs && text('console.form.wrong')}
      >
        <TextArea
          dir="ltr"
          rows={4}
          value={ladder}
          disabled={!mayEdit}
          onChange={({ currentTarget: { value } }) => setLadder(value)}
        />
      </Field>
      <ErrorLine error={save.error} />
      {mayEdit && (
        <Button type="submit" kind="brass" className="self-start" isBusy={save.isPending}>
          {text('console.lottery.save')}
        </Button>
      )}
    </form>
  );
}

function byAmount<Value>(of: (name: Amount) => Value): Record<Amount, Value> {
  return Object.fromEntries(AMOUNTS.map((name) => [name, of(name)])) as Record<Amount, Value>;
}

const amountText = (amount: bigint | null) => (amount === null ? '' : moneyText(amount));

function ladderText(ladder: Limits['ladder']): string {
  return ladder.map(({ from, percent }) => `${moneyText(from)} ${percent}`).join('\n');
}

/** A line for each rung: what a number would pay, and the percent that new bets pay from there. */
function readLadder(typed: string): Rungs | undefined {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const rungs = lines.map((line) => {
    const [amount = '', percent = ''] = line.trim().split(/\s+/);
    const from = readMoney(amount);
    return from && /^\d{1,2}$/.test(percent) ? { from, percent: Number(percent) } : undefined;
  });
  return rungs.every((rung) => rung !== undefined) ? rungs : undefined;
}

import type { lotteryOddsOperator, Output } from '@baize/contract';
import { Field, NumberInput } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';

type Odds = Output<typeof lotteryOddsOperator.showOdds.value>;
type Groups = NonNullable<Odds['groups']>;

export type TypedGroups = { lowest: string; highest: string };

/** The groups that were typed, where they are others than now and such as there are. */
export function readGroups(
  typed: TypedGroups | undefined,
  data: Pick<Odds, 'groups' | 'allGroups'> | undefined,
): Groups | undefined {
  if (!typed || !data?.groups) return undefined;
  const [lowest, highest] = [Number(typed.lowest), Number(typed.highest)];
  const { groups: now, allGroups: all } = data;
  const isKnown = (group: number) =>
    group >= all.lowest && group <= all.highest && (group - all.lowest) % all.step === 0;
  if (!isKnown(lowest) || !isKnown(highest) || lowest > highest) return undefined;
  return lowest === now.lowest && highest === now.highest ? undefined : { lowest, highest };
}

type Props = {
  now: Groups;
  all: Odds['allGroups'];
  typed: TypedGroups | undefined;
  onTyped: ((typed: TypedGroups) => void) | undefined;
};

/** Between which prize groups a lottery is sold. */
export function GroupsForm({ now, all, typed, onTyped }: Props) {
  const text = useText();
  const shown = typed ?? { lowest: String(now.lowest), highest: String(now.highest) };
  const isWrong =
    typed !== undefined &&
    readGroups(typed, { groups: { lowest: 0, highest: 0 }, allGroups: all }) === undefined;
  const field = (name: 'lowest' | 'highest', label: string) => (
    <Field label={label} error={isWrong && text('console.form.wrong')}>
      <NumberInput
        className="w-36"
        min={all.lowest}
        max={all.highest}
        step={all.step}
        value={shown[name]}
        disabled={!onTyped}
        onChange={(value) => onTyped?.({ ...shown, [name]: value })}
      />
    </Field>
  );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.lottery.groups')}</h2>
      <p className="max-w-prose text-ink-soft">
        {text('console.lottery.groupsLead', { lowest: all.lowest, highest: all.highest })}
      </p>
      <div className="flex flex-wrap gap-4">
        {field('lowest', text('console.lottery.lowestGroup'))}
        {field('highest', text('console.lottery.highestGroup'))}
      </div>
    </section>
  );
}

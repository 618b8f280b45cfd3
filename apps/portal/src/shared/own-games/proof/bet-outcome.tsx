import { canonicalText, type Step } from '@baize/games';
import { type Money as Amount, moneyText } from '@baize/money';
import { Money, Panel, Tag } from '@baize/ui';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../money/use-money.ts';
import { useText } from '../../words/use-text.ts';
import { GameStep, useTellStep } from '../game-step.tsx';
import type { HashCheck, Recomputed } from './recompute.ts';

type Props = {
  game: string;
  hash: HashCheck;
  computed: Recomputed;
  stake: Amount;
  /** What the house says came of it. */
  house: { payout: Amount; steps: readonly Step[] } | undefined;
};

const SHOWN_DRAWS = 64;

/** Hash, draws, steps and payout of a recomputed bet. */
export function BetOutcome({ game, hash, computed, stake, house }: Props) {
  const text = useText();
  const tell = useTellStep(game);
  const parts = useMoneyParts();
  if (!computed.isValid) {
    return (
      <Panel>
        <HashLine check={hash} />
        <p role="alert" className="mt-3">
          {text(computed.why === 'choice' ? 'games.verify.badChoice' : 'games.verify.badActions')}
        </p>
      </Panel>
    );
  }
  const { payout, steps, draws } = computed;
  return (
    <Panel>
      <output aria-live="polite" className="flex flex-col gap-3">
        <HashLine check={hash} />
        {house && <HouseLine isEqual={isEqual(computed, house)} />}
        <p className="flex items-baseline gap-3">
          <span className="text-ink-soft">{text('games.verify.payout')}</span>
          <Money parts={parts(payout)} size="mid" tone={payout > stake ? 'win' : 'plain'} />
        </p>
      </output>
      <h2 className="mt-5 mb-2 font-semibold">{text('games.verify.steps')}</h2>
      <ol className="flex max-h-96 flex-col overflow-auto text-[0.8125rem]">
        {steps.map((step, at) => {
          const told = tell(step);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
            <li key={at} className="flex flex-col gap-1.5 border-t py-2.5 first:border-0">
              <span className="font-semibold">{told.title}</span>
              <GameStep code={game} told={told} />
            </li>
          );
        })}
      </ol>
      <h2 className="mt-5 mb-2 font-semibold">
        {text('games.verify.draws', { count: draws.length })}
      </h2>
      <p className="num text-[0.8125rem]/6 break-words text-ink-soft" dir="ltr">
        {draws.slice(0, SHOWN_DRAWS).join('  ')}
        {draws.length > SHOWN_DRAWS && ' …'}
      </p>
    </Panel>
  );
}

export function isEqual(
  computed: { payout: Amount; steps: readonly Step[] },
  house: { payout: Amount; steps: readonly Step[] },
): boolean {
  const same = canonicalText(wireSteps(computed.steps)) === canonicalText(wireSteps(house.steps));
  return same && computed.payout === house.payout;
}

/** Amounts inside steps travel as numbers. */
const wireSteps = (steps: readonly Step[]): unknown =>
  JSON.parse(
    JSON.stringify(steps, (_key, part: unknown) =>
      typeof part === 'bigint' ? Number(moneyText(part)) : part,
    ),
  );

export function HashLine({ check }: { check: HashCheck }) {
  const text = useText();
  if (check === 'notGiven') {
    return (
      <Verdict tone="plain" icon={<CircleHelp />}>
        {text('games.verify.hashMissing')}
      </Verdict>
    );
  }
  return check === 'equal' ? (
    <Verdict tone="good" icon={<Check />}>
      {text('games.verify.hashEqual')}
    </Verdict>
  ) : (
    <Verdict tone="bad" icon={<X />}>
      {text('games.verify.hashDiffers')}
    </Verdict>
  );
}

export function HouseLine({ isEqual }: { isEqual: boolean }) {
  const text = useText();
  return (
    <Verdict tone={isEqual ? 'good' : 'bad'} icon={isEqual ? <Check /> : <X />}>
      {text(isEqual ? 'games.verify.equal' : 'games.verify.differs')}
    </Verdict>
  );
}

type VerdictProps = { tone: 'good' | 'bad' | 'plain'; icon: ReactNode; children: ReactNode };

export function Verdict({ tone, icon, children }: VerdictProps) {
  return (
    <span>
      <Tag tone={tone} icon={icon} className="h-7! text-[0.8125rem]!">
        {children}
      </Tag>
    </span>
  );
}

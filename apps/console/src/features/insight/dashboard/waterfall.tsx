import { moneyNumber } from '@baize/money';
import { Panel } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/use-text.ts';
import { scaleOf, shortNumber } from './compare.ts';
import { PanelHead } from './panel-head.tsx';
import { placeOf } from './places.ts';
import type { Today } from './use-today.ts';

type Step = { id: string; label: string; from: number; to: number; look: string };

/** How the revenue of the day becomes what is left of it. */
export function Waterfall({ today }: { today: Today }) {
  const text = useText();
  const { sums } = today;
  const steps = stepsOf(today, (id) => text(`console.today.step.${id}`));
  const { place } = scaleOf(steps.flatMap(({ from, to }) => [from, to]));
  const left = sums.ggr > 0n && sums.ngr >= 0n ? Number((sums.ngr * 1000n) / sums.ggr) / 10 : null;
  return (
    <Panel className="flex min-w-0 flex-col">
      <PanelHead
        title={text('console.today.waterfall')}
        note={left !== null && text('console.today.isLeft', { share: left.toFixed(1) })}
        more={{ to: placeOf('ngr', today.day), words: text('console.today.openReport') }}
      />
      <ol className="@container flex min-h-52 flex-1 gap-1.5" dir="ltr">
        {steps.map(({ id, label, from, to, look }) => (
          <li key={id} className="min-w-0 flex-1">
            <Link
              {...placeOf(id, today.day)}
              className="flex h-full flex-col rounded-ctl hover:bg-rail/60"
            >
              <span className="num truncate text-center font-semibold text-[0.75rem]">
                {shortNumber(id === 'ggr' || id === 'ngr' ? to : to - from)}
              </span>
              <span aria-hidden className="relative my-1 flex-1">
                <span
                  className={`absolute inset-x-[8%] min-h-[2px] rounded-[3px] ${look}`}
                  style={{
                    top: `${Math.min(place(from), place(to))}%`,
                    height: `${Math.abs(place(from) - place(to))}%`,
                  }}
                />
              </span>
              {/* Seven names do not stand side by side in a narrow panel: there they go down. */}
              <span className="flex h-16 justify-center text-[0.75rem] text-ink-soft @md:h-auto">
                <span className="[writing-mode:vertical-rl] @md:[writing-mode:horizontal-tb]">
                  {label}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type StepId = 'ggr' | 'bonuses' | 'rebates' | 'agentPay' | 'jackpots' | 'fees' | 'ngr';

function stepsOf({ sums }: Today, nameOf: (id: StepId) => string): Step[] {
  let at = moneyNumber(sums.ggr);
  const steps: Step[] = [
    { id: 'ggr', label: nameOf('ggr'), from: 0, to: at, look: at < 0 ? 'bg-danger' : 'bg-felt' },
  ];
  for (const id of ['bonuses', 'rebates', 'agentPay', 'jackpots', 'fees'] as const) {
    const change = moneyNumber(sums[id]) * (id === 'fees' ? 1 : -1);
    const look = change < 0 ? 'bg-danger/85' : 'bg-felt/85';
    steps.push({ id, label: nameOf(id), from: at, to: at + change, look });
    at += change;
  }
  const ngr = moneyNumber(sums.ngr);
  steps.push({
    id: 'ngr',
    label: nameOf('ngr'),
    from: 0,
    to: ngr,
    look: ngr < 0 ? 'bg-danger' : 'bg-brass',
  });
  return steps;
}

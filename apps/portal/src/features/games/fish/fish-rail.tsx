import { swimmerAddress } from '@baize/art/fish';
import type { fish as contract, Output } from '@baize/contract';
import { type SpeciesCode, species } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { cx, Money, Tabs } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { Crosshair } from 'lucide-react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from '../beside/seed-row.tsx';
import { useSpeciesName } from './species-name.ts';
import type { Sat } from './visit/inside.ts';

export type RoomRules = Output<typeof contract.roomRules.value>;
export type RailTab = 'fish' | 'rules' | 'fairness';

type Props = {
  rules: RoomRules;
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  cost: Amount;
  wanted?: SpeciesCode | undefined;
  /** Absent before one has a seat. */
  onWant?: (code: SpeciesCode) => void;
  seated?: Sat;
};

/** Beside the sea: who swims there and what each pays, how it works, and how it can be checked. */
export function FishRail(props: Props) {
  const { tab, onTab, seated } = props;
  const text = useText();
  return (
    <Tabs<RailTab>
      label={text('games.panel.title')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'fish', label: text('fish.rail.fish') },
        { value: 'rules', label: text('games.panel.rules') },
        { value: 'fairness', label: text('games.panel.fairness') },
      ]}
    >
      {tab === 'fish' && <Kinds {...props} />}
      {tab === 'rules' && <Rules rules={props.rules} />}
      {tab === 'fairness' && <Fairness seated={seated} />}
    </Tabs>
  );
}

const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const isKnown = (code: string): code is SpeciesCode => code in species;

function Kinds({ rules, cost, wanted, onWant }: Props) {
  const text = useText();
  const nameOf = useSpeciesName();
  const { formatNumber } = useIntl();
  const parts = useMoneyParts();
  const kinds = rules.species.flatMap(({ species: code, ...rest }) =>
    isKnown(code) ? [{ code, ...rest }] : [],
  );
  return (
    <div className="flex flex-col gap-3 text-[0.8125rem]">
      <p className="text-ink-soft">{text(onWant ? 'fish.rail.choose' : 'fish.rail.pays')}</p>
      <ul className="flex flex-col *:border-t">
        {kinds
          .sort((a, b) => a.worth - b.worth)
          .map(({ code, worth, gift, chance }) => (
            <li key={code}>
              <button
                type="button"
                disabled={!onWant}
                aria-pressed={onWant ? wanted === code : undefined}
                onClick={() => onWant?.(code)}
                className={cx(
                  'flex w-full items-center gap-2.5 rounded-ctl px-1 py-1.5 text-start enabled:hover:bg-rail',
                  wanted === code && 'bg-felt-wash',
                )}
              >
                <img src={swimmerAddress(code)} alt="" className="h-8 w-11 object-contain" />
                <span className="min-w-0 flex-1">
                  <span className="flex items-center gap-1.5 font-medium">
                    <span className="truncate">{nameOf(code)}</span>
                    {wanted === code && (
                      <Crosshair aria-hidden className="size-3.5 shrink-0 text-felt-text" />
                    )}
                  </span>
                  <span className="block text-xs text-ink-soft">
                    {gift ? (
                      text(`fish.gift.${gift}`)
                    ) : (
                      <Chance of={formatNumber(chance, PERCENT)} />
                    )}
                  </span>
                </span>
                <span className="text-end">
                  <b className="num block" dir="ltr">
                    {gift === 'random' ? '×5–100' : `×${worth}`}
                  </b>
                  <Money parts={parts(cost * BigInt(worth))} tone="soft" className="text-xs" />
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="text-ink-soft">{text('fish.rail.never')}</p>
    </div>
  );
}

function Chance({ of }: { of: string }) {
  return <>{useText()('fish.rail.chance', { chance: of })}</>;
}

const POINTS = [
  'return',
  'net',
  'lock',
  'refund',
  'bomb',
  'chain',
  'freeze',
  'random',
  'jackpot',
] as const;

function Rules({ rules }: { rules: RoomRules }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const gifts = new Set(rules.species.map(({ gift }) => gift));
  const isHere = (point: (typeof POINTS)[number]) =>
    !['bomb', 'chain', 'freeze', 'random', 'jackpot'].includes(point) || gifts.has(point as 'bomb');
  return (
    <ul className="flex flex-col gap-3 text-[0.8125rem]">
      {POINTS.filter(isHere).map((point) => (
        <li key={point}>
          <b className="block font-semibold">{text(`fish.rules.${point}.title`)}</b>
          <span className="text-ink-soft">
            {text(`fish.rules.${point}.text`, {
              percent: formatNumber(rules.returnToPlayer, PERCENT),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Fairness({ seated }: { seated: Sat | undefined }) {
  const text = useText();
  if (!seated) return <p className="text-ink-soft">{text('fish.fair.before')}</p>;
  const { visit, sea } = seated;
  const rows: [string, string | null][] = [
    [text('fish.fair.visit'), visit.visitId],
    [text('fish.fair.serverSeedHash'), visit.serverSeedHash],
    [text('fish.fair.serverSeed'), visit.serverSeed],
    [text('fish.fair.clientSeed'), visit.clientSeed],
    [text('fish.fair.seaHash'), sea.seedHash],
  ];
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]">
      <p className="text-ink-soft">{text('fish.fair.text')}</p>
      <dl className="flex flex-col *:border-t *:py-2.5">
        {rows.map(([label, value]) => value && <SeedRow key={label} label={label} value={value} />)}
      </dl>
    </div>
  );
}

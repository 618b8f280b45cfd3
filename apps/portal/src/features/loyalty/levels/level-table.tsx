import { catalogueKinds } from '@baize/contract';
import { cx, Panel, PHONE, useMedia } from '@baize/ui';
import { medalOf } from '../../../shared/money/club.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Level, useShortNumber } from '../use-loyalty.ts';

type Props = { levels: readonly Level[]; own: number | undefined };
type Row = { key: string; name: string; show: (level: Level) => string };

const NOTHING = '–';

/** What every level asks for and brings: a table, and cards to leaf through on a phone. */
export function LevelTable({ levels, own }: Props) {
  const isPhone = useMedia(PHONE);
  const rows = useRows();
  return isPhone ? (
    <LevelCards levels={levels} own={own} rows={rows} />
  ) : (
    <WideTable levels={levels} own={own} rows={rows} />
  );
}

function useRows(): Row[] {
  const text = useText();
  const short = useShortNumber();
  const sum = (amount: bigint) => (amount === 0n ? NOTHING : short(amount));
  return [
    { key: 'deposit', name: text('loyalty.row.deposit'), show: ({ deposit }) => sum(deposit) },
    { key: 'validBet', name: text('loyalty.row.validBet'), show: ({ validBet }) => sum(validBet) },
    { key: 'keep', name: text('loyalty.row.keep'), show: ({ keep }) => sum(keep) },
    { key: 'upgrade', name: text('loyalty.row.upgrade'), show: ({ upgrade }) => sum(upgrade) },
    { key: 'weekly', name: text('loyalty.row.weekly'), show: ({ weekly }) => sum(weekly) },
    { key: 'monthly', name: text('loyalty.row.monthly'), show: ({ monthly }) => sum(monthly) },
    { key: 'birthday', name: text('loyalty.row.birthday'), show: ({ birthday }) => sum(birthday) },
    {
      key: 'withdrawals',
      name: text('loyalty.row.withdrawals'),
      show: ({ withdrawalsPerDay }) => String(withdrawalsPerDay),
    },
    {
      key: 'limit',
      name: text('loyalty.row.limit'),
      show: ({ withdrawPerDay }) => sum(withdrawPerDay),
    },
    ...catalogueKinds.baseCategories.map((category) => ({
      key: category,
      name: text('loyalty.row.rate', { category: text(`catalogue.category.${category}`) }),
      show: ({ rates }: Level) => `${rates[category] ?? 0}%`,
    })),
  ];
}

const edge = 'shadow-[inset_1px_0_var(--brass),inset_-1px_0_var(--brass)]';

function WideTable({ levels, own, rows }: Props & { rows: readonly Row[] }) {
  const text = useText();
  const place = (level: number) =>
    cx(
      own !== undefined && level < own && 'text-ink-faint',
      level === own && `bg-brass-wash font-bold ${edge}`,
    );
  return (
    <Panel
      isPadded={false}
      // Wider than a narrow window: whoever uses keys must be able to move it.
      tabIndex={0}
      aria-label={text('loyalty.club')}
      className="overflow-x-auto [scrollbar-width:thin]"
    >
      <table className="w-full min-w-270 table-fixed text-center text-[0.8125rem] tabular-nums">
        <thead>
          <tr>
            <th className="sticky start-0 z-1 w-44 bg-table px-5 pb-3 text-start align-bottom font-medium text-ink-soft">
              {text('loyalty.row.level')}
            </th>
            {levels.map(({ level }) => (
              <th
                key={level}
                className={cx(
                  'px-1 pt-4 pb-2 align-bottom',
                  place(level),
                  level === own && 'rounded-t-card',
                )}
              >
                <img
                  src={medalOf(level)}
                  alt=""
                  loading="lazy"
                  className={cx(
                    'mx-auto mb-1 size-16',
                    own !== undefined && level < own && 'opacity-50',
                  )}
                />
                <span className="font-display text-2xl/none font-semibold">{level}</span>
                {level === own && (
                  <small className="block text-[0.6875rem] font-semibold text-brass-text">
                    {text('loyalty.you')}
                  </small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, show }) => (
            <tr key={key} className="border-t">
              <th
                scope="row"
                className="sticky start-0 z-1 h-10 bg-table px-5 text-start font-medium text-ink-soft"
              >
                {name}
              </th>
              {levels.map((level) => (
                <td key={level.level} className={cx('h-10 px-1 font-medium', place(level.level))}>
                  {show(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function LevelCards({ levels, own = 0, rows }: Props & { rows: readonly Row[] }) {
  const text = useText();
  const stateOf = (level: number) =>
    level === own ? 'own' : level < own ? 'past' : level === own + 1 ? 'next' : 'ahead';
  // One's own first, then what lies ahead: the way to go is the way to leaf.
  const order = [...levels.slice(own), ...levels.slice(0, own)];
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list is reached by keys
      tabIndex={0}
      aria-label={text('loyalty.club')}
      className="-mx-3.5 grid snap-x snap-mandatory auto-cols-[80%] grid-flow-col gap-2.5 overflow-x-auto px-3.5 [scrollbar-width:none]"
    >
      {order.map((level) => (
        <li
          key={level.level}
          className={cx(
            'snap-center rounded-card border bg-table p-4',
            level.level === own && 'border-brass',
          )}
        >
          <div className="mb-2 flex items-center gap-3">
            <img src={medalOf(level.level)} alt="" loading="lazy" className="size-16" />
            <div>
              <b className="block font-display text-[2rem]/none font-semibold">{level.name}</b>
              <span className="text-ink-soft">{text(`loyalty.place.${stateOf(level.level)}`)}</span>
            </div>
          </div>
          <dl className="text-[0.8125rem]">
            {rows.map(({ key, name, show }) => (
              <div key={key} className="flex justify-between gap-3 border-t py-1.5 text-ink-soft">
                <dt>{name}</dt>
                <dd className="font-semibold text-ink tabular-nums">{show(level)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

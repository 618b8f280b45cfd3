import { Money } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { TableStake } from './use-card-lobby.ts';

/** What the first, the second and so on win. */
export function PrizesOf({ prizes }: { prizes: readonly bigint[] }) {
  const parts = useMoneyParts();
  return (
    <ol className="flex gap-3">
      {prizes.map((prize, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
        <li key={at} className="inline-flex items-baseline gap-1">
          <span className="num text-ink-soft">{at + 1}.</span>
          <Money parts={parts(prize)} />
        </li>
      ))}
    </ol>
  );
}

const HUNDRED_PERCENT = 10_000;

/** "5 %, at most ₱15.00". */
export function RakeOf({ rake }: { rake: TableStake['rake'] }) {
  const text = useText();
  const parts = useMoneyParts();
  const { formatNumber } = useIntl();
  const share = formatNumber(rake.basisPoints / HUNDRED_PERCENT, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <span className="inline-flex items-baseline gap-1">
      <span dir="ltr">{share}</span>
      {rake.cap !== null && (
        <span className="text-ink-soft">
          {text('cardroom.lobby.cap')} <Money parts={parts(rake.cap)} />
        </span>
      )}
    </span>
  );
}

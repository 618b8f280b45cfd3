import { cx } from '@baize/ui';
import type { PieceKind, Side } from './pieces.ts';
import { signs } from './signs.ts';

type Props = { kind: PieceKind; side: Side; className?: string | undefined };

/** A turned disc of wood with its sign. */
export function Disc({ kind, side, className }: Props) {
  const ink = side === 'red' ? '#a3231b' : '#16211c';
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden
      className={cx('drop-shadow-[0_4px_4px_#0008]', className)}
    >
      <circle cx="50" cy="52" r="47" fill="#6b4218" />
      <circle cx="50" cy="49" r="47" fill="#e9c78d" stroke="#8a5a24" strokeWidth="1.500" />
      <circle cx="50" cy="49" r="40" fill="#f4dcae" stroke={ink} strokeWidth="2.500" />
      <path d={signs[side][kind]} transform="translate(50 49) scale(.56)" fill={ink} />
    </svg>
  );
}

import { cx } from '@baize/ui';

export type PieceKind =
  | 'general'
  | 'advisor'
  | 'elephant'
  | 'horse'
  | 'chariot'
  | 'cannon'
  | 'soldier';
export type Side = 'red' | 'black';

/** As they are cut into the wood: the two sides write some of them differently. */
const SIGNS: Record<Side, Record<PieceKind, string>> = {
  red: {
    general: '帥',
    advisor: '仕',
    elephant: '相',
    horse: '傌',
    chariot: '俥',
    cannon: '炮',
    soldier: '兵',
  },
  black: {
    general: '將',
    advisor: '士',
    elephant: '象',
    horse: '馬',
    chariot: '車',
    cannon: '砲',
    soldier: '卒',
  },
};

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
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        fill={ink}
        fontSize="50"
        fontWeight="700"
        style={{ fontFamily: '"Noto Serif TC", "Noto Serif CJK TC", "Songti TC", serif' }}
      >
        {SIGNS[side][kind]}
      </text>
    </svg>
  );
}

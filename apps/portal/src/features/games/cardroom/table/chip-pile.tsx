import type { Money as Amount } from '@baize/money';
import { cx, Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useAmountParts } from '../in-chips.tsx';
import { chipsOf } from './chips-of.ts';
import type { Point } from './layout.ts';

type Props = {
  amount: Amount;
  /** What the smallest chip is worth at this table. */
  unit: Amount;
  at?: Point;
  label?: ReactNode;
  isSmall?: boolean;
};

/** Chips with what they come to; the number is what counts. */
export function ChipPile({ amount, unit, at, label, isSmall = false }: Props) {
  const parts = useAmountParts();
  return (
    <div
      className={cx(
        'flex animate-rise items-center motion-reduce:animate-none',
        isSmall ? 'gap-1' : 'gap-2',
        at && 'absolute z-1 -translate-x-1/2 -translate-y-1/2',
      )}
      style={at && { left: at.x, top: at.y }}
    >
      <Stacks amount={amount} unit={unit} isSmall={isSmall} />
      <span
        className={cx(
          'flex items-center gap-1.5 rounded-full bg-[#02090cf0] font-semibold whitespace-nowrap text-[#fff3d2] shadow-[inset_0_0_0_1px_#e0b65a77]',
          isSmall ? 'h-5.5 px-2 text-xs' : 'h-6.5 px-2.5 text-sm',
        )}
      >
        {label && <span className="font-medium text-[#cfdad6]">{label}</span>}
        <Money parts={parts(amount)} />
      </span>
    </div>
  );
}

const COLOURS = [
  ['#e9e2cf', '#8b8468'],
  ['#c8402e', '#6e130c'],
  ['#1f8f6a', '#083f2e'],
  ['#2c6fb5', '#0e2f5c'],
  ['#26302d', '#070b0a'],
  ['#7b4fa0', '#35184f'],
  ['#e0a83e', '#7a4a0e'],
] as const;

function Stacks({ amount, unit, isSmall }: Pick<Props, 'amount' | 'unit' | 'isSmall'>) {
  return (
    <span aria-hidden className="flex items-end">
      {chipsOf(amount, unit).map(({ kind, count }) => (
        <svg
          key={kind}
          aria-hidden
          viewBox={`0 0 40 ${24 + (count - 1) * 6}`}
          className={cx('not-first:-ms-2 drop-shadow-[0_4px_4px_#0009]', isSmall ? 'w-5.5' : 'w-8')}
        >
          {Array.from({ length: count }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack are all alike
            <OneChip key={n} kind={kind} y={11 + (count - 1 - n) * 6} />
          ))}
        </svg>
      ))}
    </span>
  );
}

function OneChip({ kind, y }: { kind: number; y: number }) {
  const [face, edge] = COLOURS[kind % COLOURS.length]!;
  return (
    <g>
      <path d={`M1.5 ${y}v4.500a18.500 9.500 0 0 0 37 0v-4.500z`} fill={edge} />
      <path
        d={`M1.5 ${y}v4.500a18.500 9.500 0 0 0 37 0v-4.500`}
        fill="none"
        stroke="#fff8e8"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeDasharray="5 9"
        strokeDashoffset={kind * 3}
      />
      <ellipse cx="20" cy={y} rx="18.500" ry="9.500" fill={face} stroke="#0005" />
      <ellipse
        cx="20"
        cy={y}
        rx="16"
        ry="8"
        fill="none"
        stroke="#fff8e8"
        strokeWidth="2.600"
        strokeDasharray="7 6"
        opacity=".85"
      />
      <ellipse cx="20" cy={y} rx="11" ry="5.400" fill={edge} opacity=".55" />
    </g>
  );
}

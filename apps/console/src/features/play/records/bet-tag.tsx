import { Tag, type Tone } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import type { BetRow } from './bet-filters.ts';

const TONES: Record<BetRow['state'], Tone> = { open: 'info', settled: 'plain', void: 'warn' };

export function BetTag({ state }: Pick<BetRow, 'state'>) {
  const text = useText();
  return <Tag tone={TONES[state]}>{text(`console.bets.state.${state}`)}</Tag>;
}

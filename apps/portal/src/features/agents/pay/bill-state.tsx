import { Tag, type Tone } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';

const TONES: Record<Bill['state'], Tone> = {
  NOT_REACHED: 'plain',
  PENDING_APPROVAL: 'info',
  PAYABLE: 'warn',
  PAID: 'good',
  PART_PAID: 'warn',
  INSUFFICIENT: 'bad',
  REJECTED: 'bad',
};

export function BillState({ bill: { state, isHeld, gross } }: { bill: Bill }) {
  const text = useText();
  // Whatever became of it: where nothing is owed, nothing was paid and nothing is open.
  if (gross === 0n) return <Tag tone="plain">{text('agents.bill.NOTHING')}</Tag>;
  if (isHeld) return <Tag tone="info">{text('agents.bill.HELD')}</Tag>;
  return <Tag tone={TONES[state] ?? 'plain'}>{text(billWords(state))}</Tag>;
}

const KNOWN = Object.keys(TONES);

/** A state that is new here is shown as one that waits. */
export function billWords(state: Bill['state']) {
  return KNOWN.includes(state) ? (`agents.bill.${state}` as const) : 'agents.bill.PENDING_APPROVAL';
}

import { Tag } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import { BILL_TONES, type Bill, RUN_TONES, type Run } from '../agent-rows.ts';

export function RunTag({ state }: { state: Run['state'] }) {
  const text = useText();
  return <Tag tone={RUN_TONES[state]}>{text(`console.agents.run.${state}`)}</Tag>;
}

export function BillTag({ bill }: { bill: Pick<Bill, 'state' | 'isHeld'> }) {
  const text = useText();
  if (bill.isHeld) return <Tag tone="bad">{text('console.agents.bill.HELD')}</Tag>;
  return <Tag tone={BILL_TONES[bill.state]}>{text(`console.agents.bill.${bill.state}`)}</Tag>;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A period by its days; one day is said once. */
export function periodText({ from, to }: { from: string; to: string }): string {
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

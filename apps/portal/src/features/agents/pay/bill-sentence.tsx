import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';
import { useFigures } from '../use-figures.tsx';
import type { Reasons } from './bill-reasons.ts';

/** The bill in one sentence, for who does not want to add it up. */
export function BillSentence({ bill, reasons }: { bill: Bill; reasons: Reasons }) {
  const text = useText();
  const { moneyText, rate } = useFigures();
  const { base, tierAt } = reasons;
  const says = {
    base: moneyText(base),
    at: tierAt + 1,
    rate: rate(reasons.rate),
    gross: moneyText(bill.gross),
    count: reasons.hours.filter(({ amount }) => amount > 0n).length,
  };
  return <p className="max-w-prose">{text(sentenceOf(bill.kind, base, tierAt), says)}</p>;
}

function sentenceOf(kind: Bill['kind'], base: bigint, tierAt: number) {
  if (kind === 'HOURLY') return 'agents.why.sentence.HOURLY';
  if (kind === 'DIVIDEND' && base <= 0n) return 'agents.why.sentence.noLoss';
  if (tierAt < 0) return 'agents.why.sentence.noTier';
  return kind === 'DIVIDEND' ? 'agents.why.sentence.DIVIDEND' : 'agents.why.sentence.DAILY';
}

import { useText } from '../../../shared/words/use-text.ts';

/** A number that is closed, or pays less in this issue. */
export function LoweredTag({ percent }: { percent: number }) {
  const text = useText();
  const words =
    percent === 0 ? text('tickets.number.closed') : text('tickets.number.lowered', { percent });
  return (
    <span className="text-[0.6875rem] leading-4 font-semibold whitespace-nowrap text-danger">
      {words}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import type { Bound } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

/** Times of the brand's day, parted by commas; kept as minutes since midnight. */
export function TimesField({ value, onChange, isDisabled, isWrong }: Bound<number[]>) {
  const text = useText();
  const [draft, setDraft] = useState(timesText(value));
  useEffect(() => {
    setDraft((now) => (readTimes(now).minutes.join() === value.join() ? now : timesText(value)));
  }, [value]);
  const { odd } = readTimes(draft);
  const fault = odd.length > 0 ? text('console.promo.timeOdd', { times: odd.join(', ') }) : '';
  return (
    <TextField
      isRequired
      label={text('console.promo.rainTimes')}
      hint={text('console.promo.rainTimesHint')}
      error={fault || (isWrong && text('console.form.missing'))}
      placeholder="12:00, 20:00"
      isDisabled={isDisabled}
      value={draft}
      onChange={(value) => {
        setDraft(value);
        onChange(readTimes(value).minutes);
      }}
    />
  );
}

function timesText(minutes: readonly number[]): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return minutes.map((at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`).join(', ');
}

/** What reads as a time of day, each once, and what does not. */
export function readTimes(typed: string): { minutes: number[]; odd: string[] } {
  const words = typed.split(',').map((word) => word.trim());
  const minutes = new Set<number>();
  const odd: string[] = [];
  for (const word of words.filter(Boolean)) {
    const [, hours, rest] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(word) ?? [];
    if (hours === undefined) odd.push(word);
    else minutes.add(Number(hours) * 60 + Number(rest));
  }
  return { minutes: [...minutes], odd };
}

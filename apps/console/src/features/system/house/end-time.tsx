import { hours, minutes } from '@baize/calendar';
import { Button } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import type { Bound } from '../../../shared/fields/use-fields.ts';
import { fromFieldText, toFieldText } from '../../../shared/times.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

const QUICK_HOURS = [0.5, 1, 2, 4];
const MINUTE = minutes(1);

/** When the house opens again, in the brand's time zone; visitors see it count down. */
export function EndTime({ value, onChange, isDisabled }: Bound<number | null>) {
  const text = useText();
  const times = useTimes();
  const { offsetMinutes, timeZone } = times;
  const isPast = value !== null && value < Date.now();
  const after = (count: number) => Math.ceil((Date.now() + hours(count)) / MINUTE) * MINUTE;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={text('console.status.endsAt')}
        hint={
          isPast ? text('console.status.endPast') : text('console.status.endHint', { timeZone })
        }
        type="datetime-local"
        isDisabled={isDisabled}
        value={value === null ? '' : toFieldText(value, offsetMinutes)}
        onChange={(value) => onChange(fromFieldText(value, offsetMinutes))}
        after={<span className="num pe-3">{timeZone}</span>}
      />
      {!isDisabled && (
        <div className="flex flex-wrap gap-2">
          {QUICK_HOURS.map((count) => (
            <Button key={count} size="sm" onClick={() => onChange(after(count))}>
              {count < 1
                ? text('console.status.inMinutes', { minutes: count * 60 })
                : text('console.status.inHours', { hours: count })}
            </Button>
          ))}
          <Button size="sm" kind="quiet" onClick={() => onChange(null)}>
            {text('console.status.openEnd')}
          </Button>
        </div>
      )}
    </div>
  );
}

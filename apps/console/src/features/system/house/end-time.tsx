import { Button, Field, TextInput } from '@baize/ui';
import { fromFieldText, toFieldText } from '../../../shared/times.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

type Props = {
  value: number | null;
  onChange: (endsAt: number | null) => void;
  isDisabled: boolean;
};

const HOUR_MS = 3_600_000;
const QUICK_HOURS = [0.5, 1, 2, 4];
const MINUTE_MS = 60_000;

/** When the house opens again, in the brand's time zone; visitors see it count down. */
export function EndTime({ value, onChange, isDisabled }: Props) {
  const text = useText();
  const times = useTimes();
  const { offsetMinutes, timeZone } = times;
  const isPast = value !== null && value < Date.now();
  const after = (hours: number) =>
    Math.ceil((Date.now() + hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={text('console.status.endsAt')}
        hint={
          isPast ? text('console.status.endPast') : text('console.status.endHint', { timeZone })
        }
      >
        <TextInput
          type="datetime-local"
          disabled={isDisabled}
          value={value === null ? '' : toFieldText(value, offsetMinutes)}
          onChange={(event) => onChange(fromFieldText(event.target.value, offsetMinutes))}
          after={<span className="num pe-3">{timeZone}</span>}
        />
      </Field>
      {!isDisabled && (
        <div className="flex flex-wrap gap-2">
          {QUICK_HOURS.map((hours) => (
            <Button key={hours} size="sm" onClick={() => onChange(after(hours))}>
              {hours < 1
                ? text('console.status.inMinutes', { minutes: hours * 60 })
                : text('console.status.inHours', { hours })}
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

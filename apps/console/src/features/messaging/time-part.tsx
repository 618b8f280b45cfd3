import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { PickField } from '../../shared/fields/typed-fields.tsx';
import { useText } from '../../shared/use-text.ts';
import type { BroadcastForm } from './broadcast-editable.ts';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** When it is sent, by the brand's clock. */
export function TimePart({ form: { content, change, isWrong, mayEdit } }: { form: BroadcastForm }) {
  const text = useText();
  const isOnce = content.repeat === 'ONCE';
  return (
    <FormPanel title={text('console.messaging.when')}>
      <PickField
        label={text('console.messaging.repeat')}
        value={content.repeat}
        values={['ONCE', 'DAILY', 'WEEKLY']}
        word={(repeat) => text(`console.messaging.repeat.${repeat}`)}
        isDisabled={!mayEdit}
        onChange={(repeat) => change({ repeat })}
      />
      {content.repeat === 'WEEKLY' && (
        <PickField
          label={text('console.messaging.weekday')}
          value={WEEKDAYS[content.weekday - 1] ?? '1'}
          values={WEEKDAYS}
          word={(day) => text(`console.messaging.weekday.${day}`)}
          isDisabled={!mayEdit}
          onChange={(day) => change({ weekday: Number(day) })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text(isOnce ? 'console.messaging.on' : 'console.messaging.from')}
          hint={isOnce ? text('console.messaging.onHint') : undefined}
          error={isWrong('on') && text('console.messaging.onWrong')}
          type="date"
          disabled={!mayEdit}
          value={content.on ?? ''}
          onChange={(value) => change({ on: value || null })}
        />
        {(!isOnce || content.on !== null) && (
          <TextField
            label={text('console.messaging.time')}
            error={isWrong('time') && text('console.form.wrong')}
            type="time"
            disabled={!mayEdit}
            value={content.time}
            onChange={(value) => change({ time: value.slice(0, 5) })}
          />
        )}
        {!isOnce && (
          <TextField
            label={text('console.messaging.until')}
            type="date"
            disabled={!mayEdit}
            value={content.until ?? ''}
            onChange={(value) => change({ until: value || null })}
          />
        )}
      </div>
    </FormPanel>
  );
}

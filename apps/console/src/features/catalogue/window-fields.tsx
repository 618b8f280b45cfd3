import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { type Filled, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';

type Window = { maintenanceFrom: number | null; maintenanceUntil: number | null };

/** From when until when it is closed; with neither it is open. */
export function WindowPanel({ form }: { form: Filled<Window> }) {
  const text = useText();
  const { field } = useFields(form, 'console.games');
  const odd = text('console.games.windowBackwards');
  return (
    <FormPanel title={text('console.games.window')}>
      <p className="text-[0.8125rem] text-ink-soft">{text('console.games.windowHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField {...field('maintenanceFrom', 'windowFrom')} />
        <MomentField {...field('maintenanceUntil', 'windowUntil')} odd={odd} />
      </div>
    </FormPanel>
  );
}

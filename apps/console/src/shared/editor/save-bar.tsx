import { Button } from '@baize/ui';
import { useEffect } from 'react';
import { useText } from '../use-text.ts';
import type { SettingsForm } from './use-settings.ts';

/** Appears with the first change, and stays in sight until it is saved or dropped. */
export function SaveBar<Content>({ form }: { form: SettingsForm<Content> }) {
  const text = useText();
  const { isDirty, isSaving, faults, mayEdit } = form;
  useSaveKey(() => isDirty && !isSaving && form.save());
  if (!isDirty || !mayEdit) return null;
  return (
    <section
      aria-label={text('console.form.bar')}
      className="sticky bottom-3 z-10 mt-6 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-table px-4 py-3 shadow-pop"
    >
      <p role="status" className="min-w-0 flex-1 font-medium">
        {faults.length > 0 ? (
          <span className="text-danger">
            {text('console.form.faults', { count: faults.length })}
          </span>
        ) : (
          text('console.form.unsaved')
        )}
      </p>
      <Button onClick={form.discard}>{text('console.form.discard')}</Button>
      <Button kind="brass" isBusy={isSaving} onClick={() => form.save()}>
        {text('console.form.save')}
      </Button>
    </section>
  );
}

/** Control or Command with S saves, as everywhere one writes. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

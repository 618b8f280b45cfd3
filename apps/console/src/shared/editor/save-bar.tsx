import { Button } from '@baize/ui';
import { useEffect } from 'react';
import { refusedAs, sentenceOf } from '../errors.ts';
import { BottomBar } from '../parts/bottom-bar.tsx';
import { useText } from '../use-text.ts';
import { useFirstFault } from './use-first-fault.ts';
import type { SettingsForm } from './use-settings.ts';

/** Appears with the first change, and stays in sight until it is saved or dropped. */
export function SaveBar<Content>({ form }: { form: SettingsForm<Content> }) {
  const text = useText();
  const { isDirty, isSaving, faults, mayEdit, theirs } = form;
  // What someone else saved meanwhile has a dialog of its own.
  const error = theirs === null && !refusedAs(form.error, 'CHANGED_MEANWHILE') ? form.error : null;
  const begin = useFirstFault(faults);
  const save = () => {
    begin();
    form.save();
  };
  useSaveKey(() => isDirty && !isSaving && save());
  if (!isDirty || !mayEdit) return null;
  return (
    <BottomBar label={text('console.form.bar')}>
      <p role="status" className="min-w-0 flex-1 font-medium">
        {faults.length > 0 || error ? (
          <span className="text-danger">
            {faults.length > 0
              ? text('console.form.faults', { count: faults.length })
              : `${text('console.form.notSaved')}. ${sentenceOf(error)}`}
          </span>
        ) : (
          text('console.form.unsaved')
        )}
      </p>
      <Button onClick={form.discard}>{text('console.form.discard')}</Button>
      <Button kind="brass" isBusy={isSaving} onClick={save}>
        {text('console.form.save')}
      </Button>
    </BottomBar>
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

import { system } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusedAs, wasRefused } from '../errors.ts';
import { useTouch } from '../queries.ts';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import { isSame } from './changes.ts';
import type { Editable, Stored } from './editable.ts';
import { type Faults, faultsFrom, faultsOf, hasFault, stillWrong } from './faults.ts';

export type SettingsForm<Content> = ReturnType<typeof useSettings<Content>>;

export const settingsKey = (name: string) => ['settings', name];

/**
 * One page of settings being edited: what is stored, what was changed here, and what happens when
 * both moved. A save names the version it was made from, so nobody overwrites what they have not seen.
 */
export function useSettings<Content>(editable: Editable<Content>, stored: Stored<Content>) {
  const mayEdit = useMay(editable.right ?? 'system.edit');
  const [edit, setEdit] = useState<{ base: Stored<Content>; content: Content } | null>(null);
  const [faults, setFaults] = useState<Faults>([]);
  const [theirs, setTheirs] = useState<Stored<Content> | null>(null);
  const base = edit?.base ?? stored;
  const content = edit?.content ?? stored.content;
  const saving = useSaving(editable, {
    onSaved: () => forget(),
    onFaults: setFaults,
    onConflict: setTheirs,
  });

  function forget() {
    setEdit(null);
    setFaults([]);
    setTheirs(null);
  }
  /** What was wrong about a place goes away with its change, and why the page was not saved with any. */
  function change(part: Partial<Content>) {
    const next = { ...content, ...part };
    setEdit({ base, content: next });
    if (saving.error) saving.reset();
    if (faults.length > 0)
      setFaults(stillWrong(faults, Object.keys(part), faultsOf(editable.shape, next)));
  }
  /** Saves the page, or the page with something more: a switch that is confirmed on the way. */
  function save(part: Partial<Content> = {}, from = base) {
    const next = { ...content, ...part };
    const found = faultsOf(editable.shape, next);
    setFaults(found);
    setEdit({ base: from, content: next });
    if (found.length === 0) saving.mutate({ version: from.version, content: next });
  }
  return {
    stored: base,
    content,
    mayEdit,
    isDirty: edit !== null && !isSame(edit.content, edit.base.content),
    isSaving: saving.isPending,
    error: saving.error,
    faults,
    isWrong: (place: string) => hasFault(faults, place),
    change,
    save,
    discard: forget,
    /** Set when someone else saved meanwhile. */
    theirs,
    takeTheirs: forget,
    keepMine: () => {
      const from = theirs!;
      setTheirs(null);
      save({}, from);
    },
    putOff: () => setTheirs(null),
  };
}

type Outcomes<Content> = {
  onSaved: () => void;
  onFaults: (faults: Faults) => void;
  onConflict: (theirs: Stored<Content>) => void;
};

function useSaving<Content>(editable: Editable<Content>, outcomes: Outcomes<Content>) {
  const text = useText();
  const cache = useQueryClient();
  const touch = useTouch();
  return useMutation({
    mutationFn: editable.save,
    onSuccess: async (saved) => {
      if (!editable.isNew) cache.setQueryData(settingsKey(editable.name), saved);
      outcomes.onSaved();
      const isWaiting = Boolean(saved.approvalId);
      showToast({
        tone: isWaiting ? 'info' : 'good',
        title: text(isWaiting ? 'console.form.waits' : 'console.form.saved'),
        ...(isWaiting && { text: text('console.form.waitsText') }),
      });
      editable.onSaved?.(saved);
      await touch(['audit', 'approvals', system.status, ...(editable.touches ?? [])]);
    },
    onError: async (error) => {
      if (refusedAs(error, 'CHANGED_MEANWHILE')) {
        const theirs = await editable.read();
        cache.setQueryData(settingsKey(editable.name), theirs);
        return outcomes.onConflict(theirs);
      }
      // The bar with the button says why; a toast would lie upon it.
      if (wasRefused(error)) outcomes.onFaults(faultsFrom(error.value));
    },
  });
}

import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Editable } from './editable.ts';

type EditableOf<Content> = (id: string, onMade: (id: string) => void) => Editable<Content>;

/** One of many to be edited; where it is new, its own page under the list opens once it is there. */
export function useEditable<Content>(of: EditableOf<Content>, id: string, list: string) {
  const navigate = useNavigate();
  return useMemo(
    () =>
      of(
        id,
        (made) => void navigate({ to: `${list}/${made}`, replace: true, ignoreBlocker: true }),
      ),
    [of, id, list, navigate],
  );
}

import { useFilters } from '../list/search.ts';
import type { WordId } from '../words.ts';

/** Whether the dialog behind a page's button is open: the address says so, by the button's word, and can be linked to. */
export function useOpening(word: WordId): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [{ open }, change] = useFilters();
  return [open === word, (isOpen) => change({ open: isOpen ? word : '' })];
}

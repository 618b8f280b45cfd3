import { useLocation } from '@tanstack/react-router';
import { useMe } from '../shared/session/use-me.ts';
import { type Section, sectionAt, sectionsFor } from './navigation.ts';

/** The page one is on, and its room with the pages one may enter. */
export function useHere(): { path: string; section: Section | undefined } {
  const { rights } = useMe();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  const id = sectionAt(path)?.id;
  return { path, section: sectionsFor(rights).find((section) => section.id === id) };
}

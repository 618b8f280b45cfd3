import { useLocation } from '@tanstack/react-router';
import { type Section, sectionAt } from './navigation.ts';

/** The page one is on, and its room. */
export function useHere(): { path: string; section: Section | undefined } {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  return { path, section: sectionAt(path) };
}

import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type UiWords, UiWordsProvider } from '../words.tsx';

/** Each word is its own key, so a test reads which one was used. */
export const keyWords = new Proxy({} as UiWords, {
  get: (_, key) =>
    key === 'page' || key === 'remove' ? (what: unknown) => `${key} ${what}` : String(key),
});

export function show(node: ReactNode): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiWordsProvider words={keyWords}>{children}</UiWordsProvider>
  );
  return render(node, { wrapper });
}

/** The page as wide as a phone, or not. */
export function setPhone(isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

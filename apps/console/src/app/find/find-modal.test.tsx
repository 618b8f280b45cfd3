// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { KeysModal } from '../keys/keys-modal.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { FindModal } from './find-modal.tsx';
import { useFindKeys } from './use-find-keys.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done: string[] = [];

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  useFindKeys(useCallback(() => setOpen(true), []));
  usePageKeys(useCallback(() => setKeys(true), []));
  return (
    <>
      <main>
        <input aria-label="a field" />
        <button type="button" aria-keyshortcuts="c" onClick={() => done.push('claimed')} />
        <button
          type="button"
          aria-label="approve"
          aria-keyshortcuts="a"
          data-decides
          onClick={() => done.push('approved')}
        />
      </main>
      {isOpen && <FindModal onClose={() => setOpen(false)} onKeys={() => setKeys(true)} />}
      {hasKeys && <KeysModal onClose={() => setKeys(false)} />}
    </>
  );
}

const shared = { note: 'ann', state: 'settled', currency: null, at: 0 };
const bet = (id: string) => ({ ...shared, kind: 'bet', id, name: id, amount: 1 });
const member = { ...shared, kind: 'member', id: '7', name: 'ann', state: 'active', amount: null };

function show(list: readonly object[]) {
  return showPage(Page, '/list', () => ({ value: { list } }));
}

const box = () => screen.findByRole('searchbox', { name: 'console.find.title' });
const hit = (name: RegExp) => screen.findByRole('link', { name });

test('a slash or Ctrl-K opens the search, a slash in a field is a slash, Escape closes it', async () => {
  show([]);
  const field = await screen.findByLabelText('a field');
  fireEvent.keyDown(field, { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(await box(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(await box());
});

test('arrows walk from the field through the hits of all kinds and back', async () => {
  show([member, bet('41')]);
  await screen.findByLabelText('a field');
  fireEvent.keyDown(document.body, { key: '/' });
  const typed = await box();
  fireEvent.change(typed, { target: { value: 'an' } });
  const [first, second] = [await hit(/^ann/), await hit(/^41/)];
  fireEvent.keyDown(typed, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  expect(second.getAttribute('href')).toMatch(/^.bets.41\b/);
  expect(first.getAttribute('href')).toMatch(/^.members.7\b/);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(typed);
});

test('Enter right after typing opens what is found alone', async () => {
  const { asked, path } = show([bet('42')]);
  await screen.findByLabelText('a field');
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.change(await box(), { target: { value: ' 42 ' } });
  fireEvent.keyDown(await box(), { key: 'Enter' });
  await screen.findByText('one bet');
  expect(path()).toBe('/bets/42');
  expect(asked).toEqual([{ path: '/ops/search', query: { words: '42' } }]);
});

test('a page is reached by its name, before anything is found, and ? shows the keys', async () => {
  const { path } = show([]);
  await screen.findByLabelText('a field');
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  fireEvent.change(await box(), { target: { value: 'keys title' } });
  fireEvent.keyDown(await box(), { key: 'Enter' });
  await screen.findByRole('dialog', { name: 'console.keys.title' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('dialog', { name: 'console.keys.title' });
  expect(path()).toBe('/list');
});

test('a letter presses its button, and one that decides only gets the focus', async () => {
  show([]);
  const field = await screen.findByLabelText('a field');
  done.length = 0;
  fireEvent.keyDown(field, { key: 'c' });
  expect(done).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'c' });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(done).toEqual(['claimed']);
  expect(document.activeElement).toBe(screen.getByLabelText('approve'));
});

// @vitest-environment happy-dom
import { type Right, roles } from '@baize/contract';
import { Modal } from '@baize/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../../../../packages/i18n/src/locales/en/console-shell.json';
import { formButton } from '../../shared/act/form-modal.tsx';
import { showPage } from '../../testing/show-page.tsx';
import { entriesFor } from './palette.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const acts = { showKeys: nothing, leave: nothing, chooseTheme: nothing };
const english: Record<string, string> = {
  ...words,
  'console.adjust.ask': 'New adjustment',
  'console.promo.new': 'New campaign',
};

const found = (typed: string, rights: readonly Right[]) =>
  entriesFor(typed, { text: (id) => english[id] ?? id, rights, acts }).map((entry) =>
    'to' in entry ? { to: entry.to, search: entry.search } : entry.id,
  );

test('what is begun in a dialog or on a page is found by its word and others, by those who may', () => {
  const adjust = { to: '/adjustments', search: { open: 'console.adjust.ask' } };
  expect(found('credit a member', roles.finance)).toEqual([adjust]);
  expect(found('console adjust title', roles.finance)[0]).toEqual({ to: '/adjustments' });
  expect(found('new adjust', roles.finance)).toEqual([adjust]);
  expect(found('new adjust', roles.support)).toEqual([]);
  expect(found('new campaign', roles.admin)[0]).toEqual({ to: '/campaigns/new' });
});

const Begins = formButton('console.sports.newMatch', 'play.read', ({ onClose }) => (
  <Modal isOpen onClose={onClose} title="one to add">
    <p>home and away</p>
  </Modal>
));

test('a dialog opens with its word in the address, and takes it out when it closes', async () => {
  const { search } = showPage(Begins, '/list?open=console.sports.newMatch&state=live', () => ({
    value: {},
  }));
  const dialog = await screen.findByRole('dialog', { name: 'one to add' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(search()).toEqual({ state: 'live' }));
  fireEvent.click(screen.getByRole('button', { name: 'console.sports.newMatch' }));
  await screen.findByRole('dialog', { name: 'one to add' });
});

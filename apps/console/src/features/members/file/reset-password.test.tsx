// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import type { MemberRow } from '../use-members.ts';
import { ResetPassword } from './reset-password.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = { id: 42, username: 'ann' } as MemberRow;

/** The dialog as the member's card opens it. */
function Card() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open again
      </button>
      <ResetPassword member={member} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('a one-time password is shown once, in its dialog, and is nowhere after it was closed', async () => {
  const { asked } = showPage(Card, '/list', () => ({
    value: { oneTimePassword: 'wren-4711-oak' },
  }));
  const confirm = await screen.findByRole('button', { name: 'console.member.drawPassword' });
  const drawn = () => asked.filter(({ path }) => path.includes('/42'));
  // Without a reason nothing is drawn.
  fireEvent.click(confirm);
  expect(drawn()).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Called by phone' } });
  fireEvent.click(confirm);
  expect((await screen.findByTestId('one-time-password')).textContent).toBe('wren-4711-oak');
  expect(drawn()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'console.oneTime.done' }));
  fireEvent.click(screen.getByRole('button', { name: 'open again' }));
  expect(await screen.findByRole('button', { name: 'console.member.drawPassword' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('wren-4711-oak');
});

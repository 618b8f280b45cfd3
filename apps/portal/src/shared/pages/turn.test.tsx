// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Turn } from './turn.tsx';

afterEach(cleanup);

function Page({ shown }: { shown: readonly ('announcement' | 'birthday' | 'receipt')[] }) {
  return shown.map((name) => (
    <Turn key={name} name={name}>
      <p role="dialog">{name}</p>
    </Turn>
  ));
}

const lying = () => screen.queryAllByRole('dialog').map(({ textContent }) => textContent);

test('dialogs that open by themselves lie over the page one at a time, the most pressing first', async () => {
  const { rerender } = render(<Page shown={['announcement', 'birthday']} />);
  await waitFor(() => expect(lying()).toEqual(['birthday']));
  // What comes later waits, however pressing, so that nothing covers what someone is reading.
  rerender(<Page shown={['announcement', 'birthday', 'receipt']} />);
  await waitFor(() => expect(lying()).toEqual(['birthday']));
  rerender(<Page shown={['announcement', 'receipt']} />);
  await waitFor(() => expect(lying()).toEqual(['receipt']));
  rerender(<Page shown={['announcement']} />);
  await waitFor(() => expect(lying()).toEqual(['announcement']));
});

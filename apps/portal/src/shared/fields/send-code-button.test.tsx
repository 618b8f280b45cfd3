// @vitest-environment happy-dom
import { type UiWords, UiWordsProvider } from '@baize/ui';
import { Refused } from '@baize/web/errors.ts';
import { IntlProvider } from '@baize/web/intl.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendCodeButton } from './send-code-button.tsx';

const messages = {
  'identity.code.send': 'Send code',
  // As the build parses what has a place to fill.
  'identity.code.again': [
    { type: 0, value: 'Again in ' },
    { type: 1, value: 'seconds' },
  ],
  'identity.code.sent': 'sent',
  'identity.code.notSent': 'Not sent',
  'identity.confirm': 'Confirm',
};
const words = new Proxy({} as UiWords, { get: (_, key) => String(key) });

function show(send: () => Promise<{ expiredMinutes: number } | undefined>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never}>
        <UiWordsProvider words={words}>
          <SendCodeButton send={send} />
        </UiWordsProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('after a send it is closed for sixty seconds per minute that the house names', async () => {
  show(async () => ({ expiredMinutes: 2 }));
  await press();
  await wait(300);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect(screen.getByRole('button').textContent).toBe('Again in 120');
  await wait(120_000);
  expect(screen.getByRole('button').textContent).toBe('Send code');
});

test('presses within a second are one press, and nothing sent leaves it open', async () => {
  const send = vi.fn(async () => undefined);
  show(send);
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  await wait(1000);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal is told in a dialog that is confirmed', async () => {
  const message = 'Too many requests, try again after 5 minutes';
  const answer = { errorCode: 'auth/too-many-requests', message, value: null };
  show(() => Promise.reject(new Refused(429, answer)));
  await press();
  await wait(10);
  expect(screen.getByRole('alert').textContent).toBe(message);
  await act(async () => fireEvent.click(screen.getByText('Confirm')));
  expect(screen.queryByRole('alert')).toBeNull();
});

// @vitest-environment happy-dom
import { type UiWords, UiWordsProvider } from '@baize/ui';
import { IntlProvider } from '@baize/web/intl.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CaptchaField } from './captcha-field.tsx';

const messages = {
  'identity.captcha.label': 'Type the characters you see',
  'identity.captcha.alt': 'A picture',
  'identity.captcha.refresh': 'New picture',
  'identity.captcha.loading': 'Loading',
  'identity.captcha.failed': 'Did not load',
};
const words = new Proxy({} as UiWords, { get: (_, key) => String(key) });

function show(picture: string | null, hasFailed = false) {
  render(
    <IntlProvider locale="en" messages={messages}>
      <UiWordsProvider words={words}>
        <CaptchaField captcha={{ picture, hasFailed, refresh: () => {}, isResting: false }} />
      </UiWordsProvider>
    </IntlProvider>,
  );
}

afterEach(cleanup);

test('a captcha whose picture is not there says whether it is on its way or did not come', () => {
  show(null);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  cleanup();
  show(null, true);
  expect(screen.getByRole('status').textContent).toBe('Did not load');
  cleanup();
  show('data:image/png;base64,AA==');
  expect(screen.queryByRole('status')).toBeNull();
});

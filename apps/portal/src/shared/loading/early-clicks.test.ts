// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepEarlyClicks } from './early-clicks.ts';

test('a button that is pressed before it can hear is pressed once when it can', async () => {
  keepEarlyClicks();
  document.body.innerHTML = '<div id="root"><button><b>Theme</b></button></div>';
  const button = document.querySelector('button')!;
  const heard = vi.fn();
  button.addEventListener('click', heard);
  document.querySelector('b')!.click();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(heard).not.toHaveBeenCalled();
  const root = document.querySelector('#root')!;
  const stopped = vi.fn((event: Event) => event.stopPropagation());
  root.addEventListener('click', stopped, true);
  Object.assign(button, { __reactProps$a1: {} });
  // Taken over, but not done yet: React stops what is pressed until it is.
  await vi.waitFor(() => expect(stopped).toHaveBeenCalled(), { timeout: 30_000 });
  expect(heard).not.toHaveBeenCalled();
  root.removeEventListener('click', stopped, true);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

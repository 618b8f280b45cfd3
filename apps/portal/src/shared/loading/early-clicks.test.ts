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
  Object.assign(button, { __reactProps$a1: {} });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

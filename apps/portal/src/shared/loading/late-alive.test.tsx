// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeeper, type Keeper, KeeperContext } from './coming-alive.ts';
import { LateAlive } from './late-alive.tsx';

let seen: (element: Element) => void;
let root: Root;
let keeper: Keeper;
const clicked = vi.fn();
const complained = vi.fn();

function Page() {
  return (
    <main>
      <h1>Lobby</h1>
      <LateAlive className="row">
        <button type="button" onClick={clicked}>
          Play
        </button>
      </LateAlive>
    </main>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        seen = (target) => tell([{ target, isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
    },
  );
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  keeper = createKeeper();
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <KeeperContext value={keeper}>
        <Page />
      </KeeperContext>,
      { onRecoverableError: complained },
    );
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  keeper.openAll();
  clicked.mockClear();
  complained.mockClear();
  vi.unstubAllGlobals();
});

/** Whether React knows the element: only what is alive has a place in its tree. */
const isAlive = () =>
  Object.keys(document.querySelector('button')!).some((key) => key.startsWith('__reactProps'));

test('what the server drew stands there as it is, and is not alive before it comes near', async () => {
  expect(document.querySelector('button')?.textContent).toBe('Play');
  expect(isAlive()).toBe(false);
  await act(async () => seen(document.querySelector('.row')!));
  expect(isAlive()).toBe(true);
  expect(complained).not.toHaveBeenCalled();
});

test('a hand that approaches finds it alive, and its click counts', async () => {
  const button = document.querySelector('button')!;
  await act(async () => {
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
  });
  expect(clicked).toHaveBeenCalledOnce();
  expect(document.querySelector('button')).toBe(button);
});

test('whatever is done anywhere makes everything alive', async () => {
  await act(async () => {
    document.querySelector('h1')!.dispatchEvent(new Event('keydown', { bubbles: true }));
  });
  expect(isAlive()).toBe(true);
});

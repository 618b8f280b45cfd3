import { expect, test, vi } from 'vitest';
import { openWayBack } from './way-back.ts';

type Place = { href: string; state: { layer?: string } };

/** A browser's history, which goes back when it finds the time to. */
function fakeHistory() {
  const places: Place[] = [{ href: '/rng', state: {} }];
  const listeners: ((event: { action: { type: 'BACK' } }) => void)[] = [];
  let backs = 0;
  const history = {
    get location() {
      return places.at(-1)!;
    },
    push: (href: string, state: Place['state']) => void places.push({ href, state }),
    back: () => void backs++,
    subscribe: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  };
  function goBack() {
    places.pop();
    for (const listener of listeners) listener({ action: { type: 'BACK' } });
  }
  return {
    router: { history } as unknown as Parameters<typeof openWayBack>[0],
    places,
    pressBack: goBack,
    arrive: () => {
      for (; backs > 0; backs--) goBack();
    },
  };
}

test('back closes the layer that was opened last, and leaves the one below', () => {
  const { router, pressBack } = fakeHistory();
  const wayBack = openWayBack(router);
  const closeFirst = vi.fn();
  const closeSecond = vi.fn();
  wayBack.enter(closeFirst);
  wayBack.enter(closeSecond);
  pressBack();
  expect(closeSecond).toHaveBeenCalledOnce();
  expect(closeFirst).not.toHaveBeenCalled();
});

test('a layer that opens while the browser still goes back from a closed one stays open', () => {
  vi.useFakeTimers();
  const { router, places, arrive, pressBack } = fakeHistory();
  const wayBack = openWayBack(router);
  const leaveFirst = wayBack.enter(vi.fn());
  leaveFirst();
  vi.runAllTimers();
  const closeSecond = vi.fn();
  wayBack.enter(closeSecond);
  arrive();
  expect(closeSecond).not.toHaveBeenCalled();
  expect(places).toHaveLength(2);
  pressBack();
  expect(closeSecond).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('two layers closed at once leave no step behind', () => {
  vi.useFakeTimers();
  const { router, places, arrive } = fakeHistory();
  const wayBack = openWayBack(router);
  const leaveFirst = wayBack.enter(vi.fn());
  const leaveSecond = wayBack.enter(vi.fn());
  leaveSecond();
  leaveFirst();
  vi.runAllTimers();
  arrive();
  expect(places).toHaveLength(1);
  vi.useRealTimers();
});

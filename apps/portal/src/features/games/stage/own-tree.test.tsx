// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openFigure } from './figure.ts';
import { OwnTree } from './own-tree.tsx';

afterEach(cleanup);

test('what stands in a tree of its own follows its figure and its page, and draws nothing around it', async () => {
  const figure = openFigure(1);
  const watched = vi.fn();
  const drawn = vi.fn();
  function Count({ unit }: { unit: string }) {
    const count = useSyncExternalStore((watcher) => {
      const forget = figure.watch(watcher);
      watched('comes');
      return () => {
        forget();
        watched('goes');
      };
    }, figure.read);
    return `${count} ${unit}`;
  }
  function Page({ unit }: { unit: string }) {
    drawn();
    return (
      <p>
        <OwnTree>
          <Count unit={unit} />
        </OwnTree>
      </p>
    );
  }
  const { rerender, unmount } = render(<Page unit="shots" />);
  expect(screen.getByText('1 shots')).toBeTruthy();
  act(() => figure.tell(2));
  expect(screen.getByText('2 shots')).toBeTruthy();
  expect(drawn).toHaveBeenCalledOnce();
  rerender(<Page unit="bullets" />);
  expect(screen.getByText('2 bullets')).toBeTruthy();
  unmount();
  await act(async () => undefined);
  expect(watched.mock.calls.at(-1)).toEqual(['goes']);
});

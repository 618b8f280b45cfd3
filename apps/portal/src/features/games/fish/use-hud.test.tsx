// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHud } from './use-hud.ts';
import { openHudStore } from './visit/hud-store.ts';
import { Written } from './written.tsx';

afterEach(cleanup);

test('a shot draws the count of bullets again, and nothing that stands beside it', () => {
  const hud = openHudStore();
  const drawn = vi.fn();
  function Level() {
    const level = useHud(hud, (now) => now.level);
    drawn();
    return <p>Cannon {level}</p>;
  }
  const said = vi.fn((count: number) => `${count} bullets`);
  render(
    <>
      <Level />
      <Written figure={hud.loaded} say={said} />
    </>,
  );
  hud.loaded.tell(7);
  expect(screen.getByText('7 bullets')).toBeTruthy();
  hud.loaded.tell(6);
  hud.loaded.tell(7);
  expect(screen.getByText('7 bullets')).toBeTruthy();
  expect(said.mock.calls).toEqual([[0], [7], [6]]);
  expect(drawn).toHaveBeenCalledOnce();
  act(() => hud.tell((before) => ({ ...before, level: 2 })));
  expect(screen.getByText('Cannon 2')).toBeTruthy();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHud } from './use-hud.ts';
import { openHudStore } from './visit/hud-store.ts';

afterEach(cleanup);

test('a shot draws the count of bullets again, and nothing that stands beside it', () => {
  const hud = openHudStore();
  const drawn = vi.fn();
  function Level() {
    const level = useHud(hud, (now) => now.level);
    drawn();
    return <p>Cannon {level}</p>;
  }
  const Loaded = () => <p>{useHud(hud, (now) => now.loaded)} bullets</p>;
  render(
    <>
      <Level />
      <Loaded />
    </>,
  );
  act(() => hud.tell((before) => ({ ...before, loaded: 7 })));
  expect(screen.getByText('7 bullets')).toBeTruthy();
  expect(drawn).toHaveBeenCalledOnce();
  act(() => hud.tell((before) => ({ ...before, level: 2 })));
  expect(screen.getByText('Cannon 2')).toBeTruthy();
});

import type { SpeciesCode } from '@baize/games';
import { useCallback, useMemo } from 'react';
import { lockNext, turnBy } from './engine/gun.ts';
import type { Visit } from './use-visit.ts';
import type { StopRules } from './visit/stop-rules.ts';

/** Everything a player can do, by hand, by key and by touch. */
export function useControls({ table, hud }: Visit, levels: number) {
  const setLevel = useCallback(
    (level: number) => {
      if (level >= 1 && level <= levels) table.current?.setLevel(level);
    },
    [table, levels],
  );
  const hold = useCallback(
    (isHeld: boolean) => {
      const gun = table.current?.gun;
      if (!gun) return;
      gun.isHeld = isHeld;
      if (isHeld) gun.isTapped = true;
    },
    [table],
  );
  return useMemo(
    () => ({
      hold,
      up: () => setLevel(hud.read().level + 1),
      down: () => setLevel(hud.read().level - 1),
      setLevel,
      toggleNet() {
        const next = hud.read().weapon === 'net' ? 'bolt' : 'net';
        table.current?.setWeapon(next);
      },
      toggleLock() {
        const gun = table.current?.gun;
        if (!gun) return;
        const { isLocking } = hud.read();
        gun.isLocking = !isLocking;
        if (isLocking) gun.wanted = undefined;
        hud.tell((before) => ({
          ...before,
          isLocking: !isLocking,
          wanted: isLocking ? undefined : before.wanted,
        }));
      },
      /** The sight goes on to the next fish. */
      lockNext() {
        const opened = table.current;
        if (!opened) return;
        lockNext(opened.gun, opened.sea);
        hud.tell((before) => ({ ...before, isLocking: true }));
      },
      /** Only this species is aimed at; said again, any. */
      want(code: SpeciesCode) {
        const gun = table.current?.gun;
        if (!gun) return;
        gun.wanted = gun.wanted === code ? undefined : code;
        gun.isLocking = true;
        gun.lockedOn = undefined;
        hud.tell((before) => ({ ...before, isLocking: true, wanted: gun.wanted }));
      },
      turn: (by: number) => table.current && turnBy(table.current.gun, by),
      beginAuto: (rules: StopRules) => table.current?.begin(rules),
      stopAuto: () => table.current?.stop(),
      calm: () => hud.tell((before) => ({ ...before, fault: undefined, stopped: undefined })),
    }),
    [hold, setLevel, table, hud],
  );
}

export type Controls = ReturnType<typeof useControls>;

import { type Hud, newHud } from './hud.ts';

export type HudStore = {
  read: () => Hud;
  tell: (change: (before: Hud) => Hud) => void;
  watch: (watcher: () => void) => () => void;
};

/** Kept outside of React: with a shot only the figure that it changes is drawn again, and not the page. */
export function openHudStore(): HudStore {
  const watchers = new Set<() => void>();
  let hud = newHud();
  return {
    read: () => hud,
    tell(change) {
      const next = change(hud);
      if (next === hud) return;
      hud = next;
      for (const watcher of watchers) watcher();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

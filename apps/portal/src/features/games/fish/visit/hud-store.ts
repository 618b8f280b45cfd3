import { type Figure, openFigure } from '../../stage/figure.ts';
import { type Hud, newHud } from './hud.ts';

export type HudStore = {
  read: () => Hud;
  tell: (change: (before: Hud) => Hud) => void;
  watch: (watcher: () => void) => () => void;
  /** Paid bullets that have not been fired. */
  loaded: Figure<number>;
  /** Of automatic fire; undefined where its shots are not counted. */
  shotsLeft: Figure<number | undefined>;
};

/**
 * Kept outside of React: with a shot only the figure that it changes is drawn again, and not the page. Whoever
 * follows the rest hears nothing of figures that every shot changes.
 */
export function openHudStore(): HudStore {
  const { read, tell, watch } = openFigure(newHud());
  return {
    read,
    tell: (change) => tell(change(read())),
    watch,
    loaded: openFigure(0),
    shotsLeft: openFigure<number | undefined>(undefined),
  };
}

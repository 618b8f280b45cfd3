import type { ComponentType } from 'react';
import type { PlaySound } from '../stage/sound.ts';
import type { CardTable } from './card-table.ts';
import type { Holding, Layout } from './table/layout.ts';
import type { SeatAct, SeatShown } from './table/seat-plate.tsx';

/** What a game draws with: the table, its own view of the hand, and a way to act. */
export type ScreenProps<View> = {
  table: CardTable;
  view: View;
  layout: Layout;
  act: (move: unknown) => void;
  isSending: boolean;
  /** A hand that is over, shown again: nothing can be done. */
  isReplay?: boolean;
  playSound: PlaySound;
};

/** What a game adds to a chair. */
export type SeatFacts = Partial<
  Pick<SeatShown, 'under' | 'mark' | 'isDim' | 'cards' | 'left'> & { act: SeatAct | undefined }
>;

/** How one game looks; the table around it is the same for all. */
export type GameScreen<View = never> = {
  holding: Holding;
  /** A board of its own in place of the table with its cloth. */
  layOut?: (layout: Layout, width: number, height: number) => Layout;
  /** The middle of the cloth is free at the end: what the hand came to is told there. */
  endsInMiddle?: boolean;
  /** Asked for every chair of the hand; a hook, so that it may use words. */
  useSeat: () => (view: View, seat: number, table: CardTable) => SeatFacts;
  /** A move by the name its button has: "Raise to 15.00". Told with the hand right after it. */
  useTellMove: () => (move: unknown, after: View, seat: number) => string;
  /** On the cloth. */
  Centre: ComponentType<ScreenProps<View>>;
  /** What one holds. */
  Own?: ComponentType<ScreenProps<View>>;
  /** What one may do now; shown only to whoever was dealt in. */
  Bar: ComponentType<ScreenProps<View>>;
  /** Why a hand came to what it did, in a few words; told below what was won or lost. */
  Because?: ComponentType<{ table: CardTable; view: View }>;
  /** Beside the table: what the hand is about right now. */
  Facts?: ComponentType<{ table: CardTable; view: View }>;
};

/** Games differ in their views; which one a table has is known by its code alone. */
export const anyScreen = <View>(screen: GameScreen<View>) => screen as unknown as GameScreen;

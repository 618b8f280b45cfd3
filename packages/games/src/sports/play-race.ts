import type { Chance } from '../chance.ts';
import type { MatchEvent, MatchState } from './match.ts';
import { recorder } from './recorder.ts';
import { addEvent, scheduled } from './reduce.ts';
import type { Sport } from './sports.ts';

type Add = ReturnType<typeof recorder>['add'];
/** Plays one point, round or engagement, and says when it was over. */
type PlayOne = (now: { state: MatchState; at: number; add: Add }) => number;

const BREAK_MS = 12_000;

/** A match of sets or maps, played until one side has more than half of them. */
export function playRace(
  sport: Sport,
  bestOf: number,
  chance: Chance,
  playOne: PlayOne,
  /** Whether every period draws who opens it; otherwise the match does, once. */
  drawsOpeners = false,
): MatchEvent[] {
  const { events, add } = recorder();
  const need = (bestOf + 1) / 2;
  const opener = () => (chance() < 0.5 ? ('HOME' as const) : ('AWAY' as const));
  let state = scheduled(sport);
  const follow = () => {
    for (const event of events.slice(state.seq)) state = addEvent(state, event);
  };
  add({ at: 0, kind: 'START', side: opener(), value: 1 });
  follow();
  for (let at = 0; ; ) {
    at = playOne({ state, at, add });
    follow();
    if (state.phase !== 'BREAK') continue;
    if (state.home >= need || state.away >= need) {
      add({ at, kind: 'FINISH', value: state.periods.length });
      return events;
    }
    at += BREAK_MS;
    const value = state.periods.length + 1;
    add({ at, kind: 'PERIOD_START', value, side: drawsOpeners ? opener() : null });
    follow();
  }
}

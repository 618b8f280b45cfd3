import type { Market } from '../market.ts';
import { outlookOf } from '../outlook.ts';
import { scheduled } from '../reduce.ts';
import { selectionsOf } from '../selections.ts';
import type { Score, Sport, Strengths } from '../sports.ts';

/** One way in which a match may end. */
export type FinalScore = Score & { readonly chance: number };

const NIL: Score = { home: 0, away: 0 };
/** More goals of one side than anyone has seen. */
const MAX_GOALS = 12;
/** By so many points nobody wins a match of basketball. */
const MAX_LEAD = 90;
/** Only leads are drawn in basketball; this many points stand for those of the loser. */
const USUAL_POINTS = 80;

const CORRECT_SCORE: Market = { code: 'CORRECT_SCORE', period: 'FULL', line: null, subject: null };

/** How a match that is still to be played may end, the likeliest first; the chances add up to 1. */
export function finalScores<Of extends Sport>(sport: Of, strengths: Strengths[Of]): FinalScore[] {
  const book = outlookOf(sport, strengths, scheduled(sport));
  const ends = sport === 'BASKETBALL' ? leadsOf(book) : scoresOf(sport, book);
  const sum = ends.reduce((so, { chance }) => so + chance, 0);
  return ends
    .filter(({ chance }) => chance > 0)
    .map((end) => ({ ...end, chance: end.chance / sum }))
    .sort((a, b) => b.chance - a.chance);
}

type Outlook = ReturnType<typeof outlookOf>;

function scoresOf(sport: Sport, book: Outlook): FinalScore[] {
  const goals = Array.from({ length: MAX_GOALS + 1 }, (_, n) => n);
  const names =
    sport === 'FOOTBALL'
      ? goals.flatMap((home) => goals.map((away) => `${home}:${away}`))
      : selectionsOf(CORRECT_SCORE, sport, book.bestOf);
  return names.map((name) => {
    const [home, away] = name.split(':').map(Number) as [number, number];
    return { home, away, chance: book.chances(CORRECT_SCORE, name, NIL)?.win ?? 0 };
  });
}

function leadsOf(book: Outlook): FinalScore[] {
  /** P(home is ahead by more than this). */
  const beyond = (lead: number) =>
    book.chances(
      { code: 'SPREAD', period: 'FULL', line: -4 * lead - 2, subject: null },
      'HOME',
      NIL,
    )?.win ?? 0;
  return Array.from({ length: 2 * MAX_LEAD + 1 }, (_, n) => n - MAX_LEAD).map((lead) => ({
    home: USUAL_POINTS + Math.max(lead, 0),
    away: USUAL_POINTS + Math.max(-lead, 0),
    chance: Math.max(0, beyond(lead - 1) - beyond(lead)),
  }));
}

import type { Money } from '@baize/money';

export type Weighted<Answer> = { readonly answer: Answer; readonly weight: number };

/** What a draw or spin answers, such as which digit lies first: its answers hold all the probability. */
export type Question<Answer> = {
  readonly id: string;
  answers(): readonly Weighted<Answer>[];
};

/** What a bet backs of one question: `backs` is told the place of an answer in the question's list. */
export type Look = {
  readonly question: string;
  weights(): readonly number[];
  backs(place: number): boolean;
  /** No more of the probability than this, where that is known without counting. */
  readonly atMost?: number | undefined;
};

/** A part of a bet that wins or loses by itself. */
export type Leg = { readonly stake: Money; readonly looks: readonly Look[] };

export function lookAt<Answer>(
  question: Question<Answer>,
  backs: (answer: Answer) => boolean,
  atMost?: number,
): Look {
  return {
    question: question.id,
    weights: () => question.answers().map(({ weight }) => weight),
    backs: (place) => backs(question.answers()[place]!.answer),
    atMost,
  };
}

/**
 * The legs of one member on one draw that back, together, more of a question's probability than this:
 * whoever backs both sides takes no risk, and their stakes are no play.
 */
export function coveredLegs<OfBet extends Leg>(
  legs: readonly OfBet[],
  maxPercent: number,
): ReadonlySet<OfBet> {
  const asked = new Map<string, { leg: OfBet; look: Look }[]>();
  for (const leg of legs) {
    for (const look of leg.looks) {
      const same = asked.get(look.question);
      if (same) same.push({ leg, look });
      else asked.set(look.question, [{ leg, look }]);
    }
  }
  const covered = [...asked.values()].filter((backed) =>
    isCovered(
      backed.map(({ look }) => look),
      maxPercent,
    ),
  );
  return new Set(covered.flatMap((backed) => backed.map(({ leg }) => leg)));
}

/**
 * Of whole weights, so that exactly the limit is not over it. Whoever backs the same twice backs no more
 * of it, and tickets that were bought alike share their looks.
 */
function isCovered(backing: readonly Look[], maxPercent: number): boolean {
  const looks = [...new Set(backing)];
  const atMost = looks.reduce((sum, look) => sum + (look.atMost ?? Number.POSITIVE_INFINITY), 0);
  if (atMost * 100 <= maxPercent) return false;
  const weights = looks[0]!.weights();
  let all = 0;
  let backed = 0;
  for (const [place, weight] of weights.entries()) {
    all += weight;
    if (looks.some((look) => look.backs(place))) backed += weight;
  }
  return backed * 100 > maxPercent * all;
}

/** What of these legs counts as no play. */
export function coveredStake(legs: readonly Leg[], maxPercent: number): Money {
  return [...coveredLegs(legs, maxPercent)].reduce((sum, { stake }) => sum + stake, 0n);
}

/** A question whose answers are written down when it is first asked. */
export function question<Answer>(
  id: string,
  answers: () => readonly Weighted<Answer>[],
): Question<Answer> {
  let written: readonly Weighted<Answer>[] | undefined;
  return {
    id,
    answers: () => {
      written ??= answers();
      return written;
    },
  };
}

/** Answers that are equally likely. */
export const evenly = <Answer>(answers: readonly Answer[]): Weighted<Answer>[] =>
  answers.map((answer) => ({ answer, weight: 1 }));

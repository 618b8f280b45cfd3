import type { Step } from '@baize/games';

type Told = { gameCode: string; steps: readonly Step[] };

/** What came, in one figure, as players speak of it: the roll, the number, the point of the crash. */
export function outcomeText({ gameCode, steps }: Told): string | undefined {
  const tell = tellers[gameCode];
  return tell?.(steps);
}

type Tell = (steps: readonly Step[]) => string | undefined;

const stepOf = (steps: readonly Step[], kind: string) => steps.find(({ step }) => step === kind);
const countOf = (steps: readonly Step[], kind: string, isCounted: (step: Step) => boolean) =>
  steps.filter((step) => step.step === kind && isCounted(step)).length;
const figure = (value: unknown) => (value === undefined ? undefined : Number(value).toFixed(2));
const times = (value: unknown) => (value === undefined ? undefined : `${figure(value)}×`);

const tellers: Record<string, Tell> = {
  dice: (steps) => figure(stepOf(steps, 'roll')?.roll),
  limbo: (steps) => times(stepOf(steps, 'fly')?.result),
  crash: (steps) => times(stepOf(steps, 'crash')?.multiplier),
  roulette: (steps) => text(stepOf(steps, 'spin')?.number),
  'sic-bo': (steps) => (stepOf(steps, 'roll')?.dice as number[] | undefined)?.join('·'),
  keno: (steps) => text((stepOf(steps, 'draw')?.hits as number[] | undefined)?.length),
  mines: (steps) => `${countOf(steps, 'reveal', ({ mine }) => !mine)} ◆`,
  hilo: (steps) => `${countOf(steps, 'guess', ({ win }) => Boolean(win))} ✓`,
};

const text = (value: unknown) => (value === undefined ? undefined : String(value));

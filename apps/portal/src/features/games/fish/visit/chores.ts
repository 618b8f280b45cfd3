export type Chores = {
  add: (chore: () => void) => void;
  doSome: () => void;
};

/** A frame does this share of what waits: much comes together where the page was out of sight. */
const SHARE = 4;

/** What follows an answer and can wait a moment: a frame that fires nothing does one piece of it, and none does all. */
export function openChores(): Chores {
  const waiting: (() => void)[] = [];
  return {
    add: (chore) => void waiting.push(chore),
    doSome() {
      const count = Math.ceil(waiting.length / SHARE);
      for (const chore of waiting.splice(0, count)) chore();
    },
  };
}

/** The password that was typed a moment ago, so that a forced change need not ask for it again. */
let known: string | undefined;

export const knownPassword = {
  get: (): string | undefined => known,
  set: (password: string | undefined): void => {
    known = password;
  },
};

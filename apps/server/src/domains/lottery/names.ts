import { inEveryLanguage, type NameOf, translate } from '@baize/i18n';
import type { InHouseGame } from '../catalogue/index.ts';

type Names = InHouseGame['names'];

export type LotteryName = Exclude<NameOf<'lottery'>, 'every'>;

/** How a lottery is called where it is played. */
export const lotteryNames = (name: LotteryName): Names =>
  inEveryLanguage((language) => translate(language, `name.lottery.${name}`));

/** `SSC 5 min`, in every language. */
export const namesByMinutes = (lottery: LotteryName, minutes: number): Names =>
  inEveryLanguage((language) => {
    const name = translate(language, `name.lottery.${lottery}`);
    return translate(language, 'name.lottery.every', { name, minutes });
  });

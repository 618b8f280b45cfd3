export {
  CENT,
  floorToCents,
  floorToWritten,
  type Money,
  money,
  moneyNumber,
  moneyText,
  readMoney,
  showDecimals,
  shownDecimals,
  UNIT,
} from './amount.ts';
export { type MoneyParts, type MoneyStyle, moneyParts, moneyWords } from './format.ts';
export { percent, RATE_ONE, type Rate, rateText, timesRate } from './rate.ts';
export { shareOut } from './share.ts';

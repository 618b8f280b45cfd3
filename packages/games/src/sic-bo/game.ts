import { tableRules } from '../spots/table-rules.ts';
import { sicBoResults } from './return-to-player.ts';
import { rollSicBo, sicBoSpots } from './roll.ts';
import { sicBoRules } from './rules.ts';

export const sicBo = tableRules({
  code: 'sic-bo',
  version: 1,
  name: 'Sic Bo',
  rules: sicBoRules,
  spots: sicBoSpots,
  results: sicBoResults,
  usualSpot: 'big',
  play: rollSicBo,
});

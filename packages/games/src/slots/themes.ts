import type { SlotTheme } from './theme.ts';
import { bearCreekGold } from './themes/bear-creek-gold.ts';
import { blazingSevens } from './themes/blazing-sevens.ts';
import { calaveraNights } from './themes/calavera-nights.ts';
import { captainSCompass } from './themes/captain-s-compass.ts';
import { cloverLane } from './themes/clover-lane.ts';
import { cometHarvest } from './themes/comet-harvest.ts';
import { crownOfSalt } from './themes/crown-of-salt.ts';
import { desertBloom } from './themes/desert-bloom.ts';
import { eaglePass } from './themes/eagle-pass.ts';
import { foxFire } from './themes/fox-fire.ts';
import { gemCutter } from './themes/gem-cutter.ts';
import { genieMarket } from './themes/genie-market.ts';
import { koiMoon } from './themes/koi-moon.ts';
import { krakenLedger } from './themes/kraken-ledger.ts';
import { lanternStreet } from './themes/lantern-street.ts';
import { luckyCatParade } from './themes/lucky-cat-parade.ts';
import { maskOfMidnight } from './themes/mask-of-midnight.ts';
import { mermaidCove } from './themes/mermaid-cove.ts';
import { moonGate } from './themes/moon-gate.ts';
import { mushroomHollow } from './themes/mushroom-hollow.ts';
import { orchardClassic } from './themes/orchard-classic.ts';
import { owlLibrary } from './themes/owl-library.ts';
import { pantherNoir } from './themes/panther-noir.ts';
import { peonySeason } from './themes/peony-season.ts';
import { pharaohSQuietHand } from './themes/pharaoh-s-quiet-hand.ts';
import { phoenixAscending } from './themes/phoenix-ascending.ts';
import { redLacquerDragon } from './themes/red-lacquer-dragon.ts';
import { roninSLastCoin } from './themes/ronin-s-last-coin.ts';
import { scarabRoad } from './themes/scarab-road.ts';
import { teaHouseFortune } from './themes/tea-house-fortune.ts';
import { templeOfRain } from './themes/temple-of-rain.ts';
import { thunderBull } from './themes/thunder-bull.ts';
import { tigerOfTheNinthGate } from './themes/tiger-of-the-ninth-gate.ts';
import { volcanoRun } from './themes/volcano-run.ts';
import { wolfAtTimberline } from './themes/wolf-at-timberline.ts';

/** Every slot of the catalogue. */
export const slotThemes: readonly SlotTheme[] = [
  redLacquerDragon,
  tigerOfTheNinthGate,
  koiMoon,
  pharaohSQuietHand,
  peonySeason,
  wolfAtTimberline,
  calaveraNights,
  luckyCatParade,
  phoenixAscending,
  crownOfSalt,
  scarabRoad,
  roninSLastCoin,
  cloverLane,
  blazingSevens,
  foxFire,
  lanternStreet,
  orchardClassic,
  templeOfRain,
  owlLibrary,
  thunderBull,
  bearCreekGold,
  pantherNoir,
  mermaidCove,
  eaglePass,
  maskOfMidnight,
  captainSCompass,
  teaHouseFortune,
  volcanoRun,
  moonGate,
  desertBloom,
  gemCutter,
  mushroomHollow,
  krakenLedger,
  cometHarvest,
  genieMarket,
];

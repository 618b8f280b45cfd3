import type { SlotTheme } from './theme.ts';
import { bearCreekGold } from './themes/lines25/bear-creek-gold.ts';
import { blazingSevens } from './themes/lines25/blazing-sevens.ts';
import { calaveraNights } from './themes/lines25/calavera-nights.ts';
import { captainSCompass } from './themes/lines25/captain-s-compass.ts';
import { crownOfSalt } from './themes/lines25/crown-of-salt.ts';
import { eaglePass } from './themes/lines25/eagle-pass.ts';
import { foxFire } from './themes/lines25/fox-fire.ts';
import { maskOfMidnight } from './themes/lines25/mask-of-midnight.ts';
import { orchardClassic } from './themes/lines25/orchard-classic.ts';
import { pharaohSQuietHand } from './themes/lines25/pharaoh-s-quiet-hand.ts';
import { phoenixAscending } from './themes/lines25/phoenix-ascending.ts';
import { redLacquerDragon } from './themes/lines25/red-lacquer-dragon.ts';
import { roninSLastCoin } from './themes/lines25/ronin-s-last-coin.ts';
import { teaHouseFortune } from './themes/lines25/tea-house-fortune.ts';
import { tigerOfTheNinthGate } from './themes/lines25/tiger-of-the-ninth-gate.ts';
import { cometHarvest } from './themes/tumble65/comet-harvest.ts';
import { desertBloom } from './themes/tumble65/desert-bloom.ts';
import { gemCutter } from './themes/tumble65/gem-cutter.ts';
import { genieMarket } from './themes/tumble65/genie-market.ts';
import { krakenLedger } from './themes/tumble65/kraken-ledger.ts';
import { moonGate } from './themes/tumble65/moon-gate.ts';
import { mushroomHollow } from './themes/tumble65/mushroom-hollow.ts';
import { volcanoRun } from './themes/tumble65/volcano-run.ts';
import { cloverLane } from './themes/ways243/clover-lane.ts';
import { koiMoon } from './themes/ways243/koi-moon.ts';
import { lanternStreet } from './themes/ways243/lantern-street.ts';
import { luckyCatParade } from './themes/ways243/lucky-cat-parade.ts';
import { mermaidCove } from './themes/ways243/mermaid-cove.ts';
import { owlLibrary } from './themes/ways243/owl-library.ts';
import { pantherNoir } from './themes/ways243/panther-noir.ts';
import { peonySeason } from './themes/ways243/peony-season.ts';
import { scarabRoad } from './themes/ways243/scarab-road.ts';
import { templeOfRain } from './themes/ways243/temple-of-rain.ts';
import { thunderBull } from './themes/ways243/thunder-bull.ts';
import { wolfAtTimberline } from './themes/ways243/wolf-at-timberline.ts';

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

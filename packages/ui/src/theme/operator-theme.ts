import { blend, findWeakPairs, inkOn } from './contrast.ts';
import {
  type ColourName,
  houseColours,
  type OperatorTheme,
  type ThemeColours,
  type ThemeName,
  themeVariables,
} from './theme.ts';

/** The two colours an operator chooses for a theme: of the next action, and of what is chosen. */
export type ChosenColours = { brass: string; felt: string };

export type LookChoice = Record<ThemeName, ChosenColours> & {
  cardRadiusPx: number;
  controlRadiusPx: number;
  font: 'house' | 'plain' | 'classic' | 'system';
};

export const houseLook: LookChoice = {
  dark: { brass: houseColours.dark.brass, felt: houseColours.dark.felt },
  light: { brass: houseColours.light.brass, felt: houseColours.light.felt },
  cardRadiusPx: 10,
  controlRadiusPx: 8,
  font: 'house',
};

/** The variables that differ from the house's own: those of one theme, and those of both. */
export function lookVariables(look: LookChoice) {
  const { cardRadiusPx, controlRadiusPx } = look;
  return {
    both: themeVariables({
      ...(cardRadiusPx !== houseLook.cardRadiusPx && { cardRadiusPx }),
      ...(controlRadiusPx !== houseLook.controlRadiusPx && { controlRadiusPx }),
      ...FONTS[look.font],
    }),
    dark: themeVariables({ colours: replacedColours('dark', look.dark) }),
    light: themeVariables({ colours: replacedColours('light', look.light) }),
  };
}

/** Which chosen colours are too weak to be read or seen; an empty list may be saved. */
export function weakColours(theme: ThemeName, chosen: ChosenColours): (keyof ChosenColours)[] {
  const found = findWeakPairs(coloursWith(theme, chosen), theme);
  return (['brass', 'felt'] as const).filter((name) =>
    found.some(({ front, back }) => front.includes(name) || back.includes(name)),
  );
}

/** All colours of a theme with the chosen ones in their places. */
export function coloursWith(theme: ThemeName, chosen: ChosenColours): ThemeColours {
  return { ...houseColours[theme], ...replacedColours(theme, chosen) };
}

function replacedColours(theme: ThemeName, { brass, felt }: ChosenColours) {
  const house = houseColours[theme];
  const replaced: Partial<Record<ColourName, string>> = {
    ...(brass !== house.brass && brassFamily(theme, brass)),
    ...(felt !== house.felt && feltFamily(theme, felt)),
  };
  return replaced;
}

/** Words in a colour are a little further from the ground than its fills. */
const AWAY: Record<ThemeName, string> = { dark: '#ffffff', light: '#000000' };

function brassFamily(theme: ThemeName, brass: string) {
  const hover = { dark: 0.3, light: 0.15 }[theme];
  return {
    brass,
    'brass-hi': blend(AWAY[theme], brass, hover),
    'on-brass': inkOn(brass),
    'brass-text': blend(AWAY[theme], brass, 0.14),
  };
}

function feltFamily(theme: ThemeName, felt: string) {
  const lift = { dark: 0.22, light: 0 }[theme];
  return { felt, 'on-felt': inkOn(felt), 'felt-text': blend(AWAY[theme], felt, lift) };
}

const SYSTEM = 'system-ui, "Noto Sans", sans-serif';
const CLASSIC = 'Georgia, "Noto Serif", serif';

const FONTS: Record<LookChoice['font'], OperatorTheme> = {
  house: {},
  plain: { displayFont: 'var(--sans)' },
  classic: { displayFont: CLASSIC },
  system: { displayFont: SYSTEM, sansFont: SYSTEM },
};

/** The colours of one theme, as six-digit hex: what an operator may replace, and what is checked. */
export type ThemeColours = Record<ColourName, string>;

export type ColourName =
  | 'room'
  | 'table'
  | 'rail'
  | 'rail-2'
  | 'line'
  | 'line-strong'
  | 'edge'
  | 'ink'
  | 'ink-soft'
  | 'ink-faint'
  | 'brass'
  | 'brass-hi'
  | 'on-brass'
  | 'brass-text'
  | 'felt'
  | 'on-felt'
  | 'felt-text'
  | 'danger'
  | 'on-danger'
  | 'info';

export type ThemeName = 'dark' | 'light';

/** The same values as tokens.css, for code that must reckon with them; a test keeps both equal. */
export const houseColours: Record<ThemeName, ThemeColours> = {
  dark: {
    room: '#0a1210',
    table: '#101c18',
    rail: '#172822',
    'rail-2': '#1d322a',
    line: '#24382f',
    'line-strong': '#35503f',
    edge: '#587564',
    ink: '#f1ecdf',
    'ink-soft': '#a3b1a8',
    'ink-faint': '#85958c',
    brass: '#e0b65a',
    'brass-hi': '#f4d58b',
    'on-brass': '#1b1404',
    'brass-text': '#e6c173',
    felt: '#2fa37a',
    'on-felt': '#04120d',
    'felt-text': '#52c49a',
    danger: '#f0705c',
    'on-danger': '#1d0704',
    info: '#7ab6f5',
  },
  light: {
    room: '#f5f1e8',
    table: '#ffffff',
    rail: '#efe9db',
    'rail-2': '#e6decb',
    line: '#ddd4c0',
    'line-strong': '#c6b999',
    edge: '#8c7f62',
    ink: '#16211c',
    'ink-soft': '#55635b',
    'ink-faint': '#5c6962',
    brass: '#9a6b12',
    'brass-hi': '#85590a',
    'on-brass': '#ffffff',
    'brass-text': '#7f560a',
    felt: '#0c6b4e',
    'on-felt': '#ffffff',
    'felt-text': '#0c6b4e',
    danger: '#b03521',
    'on-danger': '#ffffff',
    info: '#1f5fa8',
  },
};

/** How much of a colour its wash holds: `--wash` of tokens.css, as a share. */
export const washShare: Record<ThemeName, number> = { dark: 0.11, light: 0.07 };

export type OperatorTheme = {
  colours?: Partial<ThemeColours>;
  cardRadiusPx?: number;
  controlRadiusPx?: number;
  displayFont?: string;
  sansFont?: string;
};

/** The CSS variables an operator's theme sets, ready for a style attribute or a rule. */
export function themeVariables(theme: OperatorTheme): Record<`--${string}`, string> {
  const { colours = {}, cardRadiusPx, controlRadiusPx, displayFont, sansFont } = theme;
  return Object.fromEntries([
    ...Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]),
    ...(cardRadiusPx === undefined ? [] : [['--r-card', `${cardRadiusPx}px`]]),
    ...(controlRadiusPx === undefined ? [] : [['--r-ctl', `${controlRadiusPx}px`]]),
    ...(displayFont ? [['--display', displayFont]] : []),
    ...(sansFont ? [['--sans', sansFont]] : []),
  ]);
}

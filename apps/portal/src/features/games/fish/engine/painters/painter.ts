import type { Ink } from './painted.ts';

/** A drawing that a painter keeps, to be copied as often as one likes. */
export type Picture = {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** False once what came later has taken its place. */
  readonly isKept: boolean;
};

/** How a copy lies on the screen. It is kept and written anew for each copy: a frame makes no objects. */
export type Stamp = {
  /** Where its middle lies, in points. */
  x: number;
  y: number;
  /** In points, before it is turned; less than nothing mirrors it. */
  width: number;
  height: number;
  cos: number;
  sin: number;
  alpha: number;
  /** It adds its light to what lies below. */
  isGlare: boolean;
};

export const newStamp = (): Stamp => ({
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  cos: 1,
  sin: 0,
  alpha: 1,
  isGlare: false,
});

/** Neither turned nor faint. */
export function layFlat(stamp: Stamp): void {
  stamp.cos = 1;
  stamp.sin = 0;
  stamp.alpha = 1;
  stamp.isGlare = false;
}

/** Of red, green and blue up to 255, and how much it covers, up to 1. */
export type Colour = { css: string; red: number; green: number; blue: number; alpha: number };

export function colourOf(red: number, green: number, blue: number, alpha: number): Colour {
  return { css: `rgb(${red} ${green} ${blue} / ${alpha})`, red, green, blue, alpha };
}

/** A line through places of the screen; it is kept as a stamp is. */
export type Line = {
  /** Across and down of each place, in points. */
  places: Float32Array;
  /** How many of them it goes through. */
  count: number;
  /** In points. */
  width: number;
  colour: Colour;
  alpha: number;
  isClosed: boolean;
};

export function newLine(maxPlaces: number, width: number, colour: Colour): Line {
  const places = new Float32Array(maxPlaces * 2);
  return { places, count: 0, width, colour, alpha: 1, isClosed: false };
}

export function addPlace(line: Line, x: number, y: number): void {
  line.places[line.count * 2] = x;
  line.places[line.count * 2 + 1] = y;
  line.count++;
}

/** A corner reaches no further than so many times half the width of its line. */
export const MITRE_LIMIT = 4;

export type Size = { width: number; height: number; density: number };

/** Draws what is at the sea. What is there is described once, for every painter alike. */
export type Painter = {
  /** For a screen of another size; every picture is forgotten. */
  resize(size: Size): void;
  /** Draws once, on so many pixels. */
  keep(width: number, height: number, draw: (ink: Ink) => void): Picture;
  /** The same for what is seen for a moment: later it gives its place to others. */
  keepBriefly(width: number, height: number, draw: (ink: Ink) => void): Picture;
  begin(): void;
  copy(picture: Picture, stamp: Stamp): void;
  stroke(line: Line): void;
  /** Shows what was drawn since it began. */
  end(): void;
  close(): void;
};

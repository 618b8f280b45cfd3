import { randomInt } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';

const WIDTH = 180;
const HEIGHT = 60;

// Each letter as strokes in a box of 10 by 14: no font is read, none is needed on the machine.
const STROKES: Record<string, string> = {
  '3': 'M1 1H9L4 6Q9 6 9 10T4 13Q1 13 1 11',
  '4': 'M7 14V0L0 9H10',
  '6': 'M8 1Q1 3 1 9T5 13T9 9T5 6Q2 6 1 9',
  '7': 'M1 1H9L4 14M3 7H8',
  '9': 'M9 5Q9 9 5 8T1 4T5 1T9 5Q9 11 3 13',
  A: 'M0 14L5 0L10 14M2 9H8',
  C: 'M9 3Q7 1 5 1Q1 1 1 7T5 13Q7 13 9 11',
  D: 'M1 0V14M1 1Q9 0 9 7T1 13',
  E: 'M9 1H1V13H9M1 7H7',
  F: 'M9 1H1V14M1 7H7',
  H: 'M1 0V14M9 0V14M1 7H9',
  J: 'M3 1H8V9Q8 13 5 13T1 10',
  K: 'M1 0V14M9 0L1 8M4 5L9 14',
  M: 'M0 14V1L5 8L10 1V14',
  N: 'M1 14V0L9 14V0',
  P: 'M1 14V1Q9 0 9 4T1 8',
  R: 'M1 14V1Q9 0 9 4T1 8M4 8L9 14',
  T: 'M0 1H10M5 1V14',
  U: 'M1 0V9Q1 13 5 13T9 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L3 14L5 5L7 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
};

/** The letters as bent strokes, crossed by lines of the same colour and weight. */
export function drawCaptcha(answer: string): Buffer {
  const letters = [...answer].map((letter, i) => drawLetter(letter, i, answer.length));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#F5F1E8"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      ${specks()}${letters.join('')}${Array.from({ length: 3 }, crossing).join('')}
    </g></svg>`;
  return new Resvg(svg).render().asPng();
}

function drawLetter(letter: string, place: number, count: number): string {
  const x = ((place + 0.5) * WIDTH) / count + between(-4, 4) - 14;
  const y = between(6, 14);
  const size = between(26, 31) / 10;
  const transform = `translate(${x} ${y}) rotate(${between(-24, 24)} 5 7) skewX(${between(-14, 14)}) scale(${size} ${size * 0.9})`;
  return `<path d="${STROKES[letter]}" transform="${transform}" stroke="${ink()}" stroke-width="${between(12, 19) / 10}"/>`;
}

function crossing(): string {
  const ys = Array.from({ length: 4 }, () => between(6, HEIGHT - 6));
  return `<path d="M-4 ${ys[0]}C${WIDTH / 3} ${ys[1]} ${(WIDTH * 2) / 3} ${ys[2]} ${WIDTH + 4} ${ys[3]}" stroke="${ink()}" stroke-width="${between(14, 30) / 10}"/>`;
}

function specks(): string {
  return Array.from({ length: 40 }, () => {
    const [x, y] = [between(0, WIDTH), between(0, HEIGHT)];
    return `<path d="M${x} ${y}l${between(-6, 6)} ${between(-6, 6)}" stroke="${ink()}" stroke-width="1.2" opacity=".55"/>`;
  }).join('');
}

function ink(): string {
  return ['#16211C', '#0C6B4E', '#845A0B', '#1F5FA8', '#7A2E20'][randomInt(5)]!;
}

function between(low: number, high: number): number {
  return randomInt(low, high + 1);
}

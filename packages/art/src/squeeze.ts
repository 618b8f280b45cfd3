// A shorter spelling of absolute paths: relative commands, no needless blanks or zeros.
import { n } from './points.ts';

export const squeeze = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${tight(path)}"`);

const SIZE: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, A: 7 };

type Pen = { x: number; y: number; startX: number; startY: number };

function tight(path: string): string {
  if (/[STa-z]/.test(path)) return path;
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  return path.replace(/([MLCQAHVZ])([^MLCQAHVZ]*)/g, (_, command: string, rest: string) => {
    const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'Z') return close(pen);
    if (command === 'H') return slide(pen, 'x', v[0]!);
    if (command === 'V') return slide(pen, 'y', v[0]!);
    return draw(pen, command, v);
  });
}

function close(pen: Pen): string {
  [pen.x, pen.y] = [pen.startX, pen.startY];
  return 'z';
}

function slide(pen: Pen, axis: 'x' | 'y', to: number): string {
  const by = to - pen[axis];
  pen[axis] = n(to);
  return `${axis === 'x' ? 'h' : 'v'}${short(by)}`;
}

function draw(pen: Pen, command: string, v: number[]): string {
  const size = SIZE[command]!;
  let out = '';
  for (let i = 0; i < v.length; i += size) {
    const q = v.slice(i, i + size);
    const [x, y] = [n(q.at(-2)!), n(q.at(-1)!)];
    out += stretch(pen, command, q, i === 0);
    if (command === 'M' && i === 0) [pen.startX, pen.startY] = [x, y];
    [pen.x, pen.y] = [x, y];
  }
  return out;
}

function stretch(pen: Pen, command: string, q: number[], first: boolean): string {
  if (command === 'M' && first) return `M${join(q)}`;
  if (command === 'A') return `a${join(q.slice(0, 5))} ${join([q[5]! - pen.x, q[6]! - pen.y])}`;
  const letter = command === 'M' ? 'l' : command.toLowerCase();
  return (first ? letter : ' ') + join(q.map((value, j) => value - (j % 2 ? pen.y : pen.x)));
}

const short = (value: number) => String(n(value)).replace(/^(-?)0\./, '$1.');

function join(values: number[]): string {
  let out = '';
  for (const value of values) {
    const word = short(value);
    const endsInFraction = /\.\d*$/.test(out.split(/[ -]/).at(-1)!);
    const needsBlank = out && !word.startsWith('-') && !(word.startsWith('.') && endsInFraction);
    out += (needsBlank ? ' ' : '') + word;
  }
  return out;
}

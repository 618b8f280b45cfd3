import type { SourceFile } from './tidy-rules.ts';

/** Words that make the shape of a line; every other name may differ. */
const KEYWORDS =
  /^(?:as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|from|function|if|in|instanceof|interface|let|new|null|of|return|satisfies|switch|this|throw|true|try|type|typeof|undefined|void|while|yield)$/;

type Line = { shape: string; number: number };

/** The lines that say something, each by its shape: names, texts and numbers are left out of it. */
function shapesOf({ text }: SourceFile): Line[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^import[\s\S]*?;$/gm, (lines) => lines.replace(/[^\n]/g, ''));
  return code.split('\n').flatMap((line, n) => {
    const shape = line
      .replace(/(^|\s)\/\/.*$/, '')
      .replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '"')
      .replace(/[A-Za-z_$][\w$]*/g, (word) => (KEYWORDS.test(word) ? word : 'a'))
      .replace(/\b\d[\d_.]*n?\b/g, '0')
      .replace(/\s+/g, '');
    return /[a0"]/.test(shape) ? [{ shape, number: n + 1 }] : [];
  });
}

/** `places` are where each repeated run begins, the most frequent first. */
type Repeats = { lines: number; repeated: number; places: string[][] };

/**
 * How many lines stand in a run of so many lines whose shape stands somewhere else too. A run that
 * goes on is counted once; what overlaps itself is no repeat.
 */
export function repeatsIn(files: readonly SourceFile[], runLines: number): Repeats {
  const runs = new Map<string, { file: number; from: number }[]>();
  const shapes = files.map(shapesOf);
  for (const [file, lines] of shapes.entries()) {
    for (let from = 0; from + runLines <= lines.length; from += 1) {
      const run = lines
        .slice(from, from + runLines)
        .map(({ shape }) => shape)
        .join('\n');
      const known = runs.get(run) ?? [];
      const last = known.at(-1);
      if (last?.file === file && from < last.from + runLines) continue;
      runs.set(run, [...known, { file, from }]);
    }
  }
  const often = [...runs.values()].filter((found) => found.length > 1);
  const repeated = new Set<string>();
  for (const { file, from } of often.flat()) {
    for (let n = from; n < from + runLines; n += 1) repeated.add(`${file} ${n}`);
  }
  return {
    lines: shapes.reduce((sum, one) => sum + one.length, 0),
    repeated: repeated.size,
    places: often
      .sort((a, b) => b.length - a.length)
      .map((found) =>
        found.map(({ file, from }) => `${files[file]!.path}:${shapes[file]![from]!.number}`),
      ),
  };
}

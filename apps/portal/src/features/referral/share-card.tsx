import { Button } from '@baize/ui';
import { Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { useText } from '../../shared/words/use-text.ts';
import { savePicture } from './save-picture.ts';
import type { Rules } from './use-referral.ts';

const WIDTH = 540;
const HEIGHT = 720;
const CODE = 236;
/** A picture is sent on: it keeps its own colours, whatever theme looks at it. */
const FELT = '#0f3d2e';
const FELT_DEEP = '#08241b';
const BRASS = '#d9b36a';
const PAPER = '#f6f1e4';

type Props = { code: string; link: string; rules: Rules };

/** The brand's own card with the code to photograph, to be saved and sent on. */
export function ShareCard({ code, link, rules }: Props) {
  const text = useText();
  const frame = useRef<SVGSVGElement>(null);
  const { name } = useBrand();
  const sum = useSumWords();
  const gift = text('referral.card.gift', { sum: plain(sum(rules.friendBonus)) });
  return (
    <figure className="flex flex-col items-center gap-3">
      <svg
        ref={frame}
        role="img"
        aria-label={text('referral.card.label', { code })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        xmlns="http://www.w3.org/2000/svg"
        className="w-full max-w-64 rounded-card"
        fontFamily="Georgia, 'Noto Serif', serif"
      >
        <Felt />
        <text x={WIDTH / 2} y={104} textAnchor="middle" fontSize={52} fontWeight={600} fill={BRASS}>
          {name}
        </text>
        <Lines y={164} size={30} colour={PAPER} words={text('referral.card.title')} />
        <rect
          x={(WIDTH - CODE) / 2 - 18}
          y={242}
          width={CODE + 36}
          height={CODE + 36}
          rx={20}
          fill="#fff"
        />
        <QRCodeSVG
          value={link}
          size={CODE}
          level="M"
          x={(WIDTH - CODE) / 2}
          y={260}
          bgColor="#ffffff"
          fgColor="#0a1210"
        />
        <text
          x={WIDTH / 2}
          y={576}
          textAnchor="middle"
          fontSize={42}
          letterSpacing={6}
          fontFamily="ui-monospace, Menlo, monospace"
          fontWeight={700}
          fill={BRASS}
        >
          {code}
        </text>
        {rules.friendBonus > 0n && <Lines y={628} size={24} colour={PAPER} words={gift} />}
      </svg>
      <Button
        onClick={() => savePicture(frame.current, { name: code, width: WIDTH, height: HEIGHT })}
      >
        <Download aria-hidden className="size-4" />
        {text('referral.card.save')}
      </Button>
    </figure>
  );
}

/** Marks of direction have no place in a picture. */
const plain = (words: string) => words.replace(/[\u2066\u2069]/g, '');

function Felt() {
  return (
    <>
      <defs>
        <radialGradient id="referral-felt" cx="50%" cy="30%" r="80%">
          <stop offset="0%" stopColor={FELT} />
          <stop offset="100%" stopColor={FELT_DEEP} />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#referral-felt)" />
      <rect
        x={18}
        y={18}
        width={WIDTH - 36}
        height={HEIGHT - 36}
        rx={22}
        fill="none"
        stroke={BRASS}
        strokeOpacity={0.55}
        strokeWidth={2}
      />
      {[
        [52, 52],
        [WIDTH - 52, 52],
        [52, HEIGHT - 52],
        [WIDTH - 52, HEIGHT - 52],
      ].map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y! - 10}l10 10-10 10-10-10z`}
          fill={BRASS}
          fillOpacity={0.7}
        />
      ))}
    </>
  );
}

const LETTERS_TO_A_LINE = 30;

/** Words in two lines at most: a picture breaks none by itself. */
function Lines(props: { y: number; size: number; colour: string; words: string }) {
  const { y, size, colour, words } = props;
  return linesOf(words).map((line, n) => (
    <text
      key={line}
      x={WIDTH / 2}
      y={y + n * size * 1.3}
      textAnchor="middle"
      fontSize={size}
      fill={colour}
    >
      {line}
    </text>
  ));
}

function linesOf(words: string): string[] {
  if (words.length <= LETTERS_TO_A_LINE) return [words];
  const middle = words.length / 2;
  const gaps = [...words.matchAll(/\s/g)].map(({ index }) => index);
  const gap = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return gap === undefined ? [words] : [words.slice(0, gap), words.slice(gap + 1)];
}

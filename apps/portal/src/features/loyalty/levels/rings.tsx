type Props = { medal: string; deposit: number; validBet: number };

/** Three quarters of a circle, so that a full ring still shows where it began. */
const SWEEP = 0.75;

/** Two rings around a medal; the tracks beside it say the same in words. */
export function Rings({ medal, deposit, validBet }: Props) {
  return (
    <div aria-hidden className="relative mx-auto size-62 md:size-70">
      <svg viewBox="0 0 280 280" className="absolute inset-0">
        <title>{''}</title>
        <Ring radius={130} share={deposit} colour="var(--brass)" />
        <Ring radius={112} share={validBet} colour="var(--felt)" />
      </svg>
      <img src={medal} alt="" className="absolute inset-[18%] size-[64%]" />
    </div>
  );
}

function Ring({ radius, share, colour }: { radius: number; share: number; colour: string }) {
  const round = 2 * Math.PI * radius;
  const common = {
    cx: 140,
    cy: 140,
    r: radius,
    fill: 'none',
    strokeWidth: 10,
    strokeLinecap: 'round',
    transform: 'rotate(135 140 140)',
  } as const;
  return (
    <>
      <circle {...common} stroke="var(--rail)" strokeDasharray={`${round * SWEEP} ${round}`} />
      {share > 0 && (
        <circle
          {...common}
          stroke={colour}
          strokeDasharray={`${round * SWEEP * share} ${round}`}
          className="transition-[stroke-dasharray]"
        />
      )}
    </>
  );
}

import type { ComponentType } from 'react';

type Drawn = { isOpen: boolean; className?: string };

/** An egg of brass on its cup; opened, the upper half lies aside and light comes out. */
export function Egg({ isOpen, className }: Drawn) {
  return (
    <svg viewBox="0 0 100 120" aria-hidden className={className}>
      <ellipse cx="50" cy="112" rx="30" ry="6" className="fill-black/25" />
      {isOpen && <Rays cx={50} cy={58} />}
      <path d="M14 66a36 42 0 0 0 72 0z" className="fill-brass" />
      <path d="M20 70a30 36 0 0 0 22 30" className="fill-none stroke-white/40" strokeWidth="4" />
      {isOpen ? (
        <g transform="translate(22 -14) rotate(28 50 40)">
          <path d="M14 62a36 50 0 0 1 72 0l-9-7-9 8-9-8-9 8-9-8-9 8-9-8z" className="fill-brass" />
        </g>
      ) : (
        <>
          <path d="M14 66a36 52 0 0 1 72 0z" className="fill-brass" />
          <path
            d="M28 48a24 34 0 0 1 14-24"
            className="fill-none stroke-white/60"
            strokeWidth="5"
          />
          <path d="M14 66h72" className="stroke-black/20" strokeWidth="3" />
          <path d="M50 74l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" className="fill-white/35" />
        </>
      )}
      <path d="M30 104h40l-6 8H36z" className="fill-felt" />
    </svg>
  );
}

/** A chest with an iron lock; opened, its lid stands up and gold lies in it. */
export function Chest({ isOpen, className }: Drawn) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden className={className}>
      <ellipse cx="60" cy="110" rx="44" ry="7" className="fill-black/25" />
      {isOpen && <Rays cx={60} cy={58} />}
      <path
        d={isOpen ? 'M16 52l6-30a40 14 0 0 1 76 0l6 30z' : 'M16 60V46a44 26 0 0 1 88 0v14z'}
        fill="#7a4a22"
      />
      {isOpen && (
        <g className="fill-brass">
          {[30, 44, 58, 72, 88].map((x, n) => (
            <circle key={x} cx={x} cy={n % 2 ? 56 : 60} r="11" className="stroke-black/20" />
          ))}
        </g>
      )}
      <path d="M12 60h96v42a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z" fill="#8f5a2b" />
      <path d="M12 72h96M12 92h96" stroke="#5f3817" strokeWidth="3" />
      <path d="M24 60v48M96 60v48" className="stroke-brass" strokeWidth="7" />
      <rect x="50" y="56" width="20" height="22" rx="4" className="fill-brass" />
      <circle cx="60" cy="66" r="4" fill="#3a2412" />
    </svg>
  );
}

/** A red packet with the house's seal; opened, a note looks out of it. */
export function Packet({ isOpen, className }: Drawn) {
  return (
    <svg viewBox="0 0 90 120" aria-hidden className={className}>
      <ellipse cx="45" cy="114" rx="30" ry="5" className="fill-black/25" />
      {isOpen && (
        <g>
          <rect x="22" y="2" width="46" height="60" rx="3" fill="#fff7e3" />
          <path d="M30 16h30M30 26h30M30 36h20" className="stroke-brass" strokeWidth="4" />
        </g>
      )}
      <rect x="10" y="16" width="70" height="94" rx="8" fill="#b3261e" />
      <path
        d={isOpen ? 'M10 24h70L45 20z' : 'M10 24a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8L45 56z'}
        fill="#8e1a14"
      />
      <circle cx="45" cy={isOpen ? 66 : 54} r="13" className="fill-brass" />
      <path
        d="M45 44c6 7 9 9 9 13a4 4 0 0 1-7 3l2 6h-8l2-6a4 4 0 0 1-7-3c0-4 3-6 9-13z"
        transform={isOpen ? 'translate(0 12)' : undefined}
        fill="#8e1a14"
      />
    </svg>
  );
}

/** A raffle ticket; opened, its stub is torn off. */
export function Stub({ isOpen, className }: Drawn) {
  return (
    <svg viewBox="0 0 130 120" aria-hidden className={className}>
      <g transform={isOpen ? 'translate(-6 10) rotate(-10 30 60)' : 'translate(0 6)'}>
        <path d="M6 32h36v56H6a10 10 0 0 0 0-18V50a10 10 0 0 0 0-18z" className="fill-felt" />
      </g>
      <g transform="translate(0 6)">
        <path d="M44 32h80v18a10 10 0 0 0 0 20v18H44z" className="fill-brass" />
        <path d="M56 48h50M56 60h50M56 72h32" className="stroke-black/30" strokeWidth="5" />
        {!isOpen && (
          <path d="M43 34v52" className="stroke-table" strokeWidth="3" strokeDasharray="5 5" />
        )}
      </g>
    </svg>
  );
}

const RAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function Rays({ cx, cy }: { cx: number; cy: number }) {
  return (
    <g className="stroke-brass/70" strokeWidth="4" strokeLinecap="round">
      {RAYS.map((ray) => {
        const turn = Math.PI + (ray * Math.PI) / 8;
        const [x, y] = [Math.cos(turn), Math.sin(turn)];
        return (
          <path key={ray} d={`M${cx + x * 30} ${cy + y * 30}L${cx + x * 48} ${cy + y * 48}`} />
        );
      })}
    </g>
  );
}

export const DRAWN = {
  GOLDEN_EGG: Egg,
  TREASURE_CHEST: Chest,
  LUCKY_RED_PACKET: Packet,
  RAFFLE: Stub,
} satisfies Record<string, ComponentType<Drawn>>;

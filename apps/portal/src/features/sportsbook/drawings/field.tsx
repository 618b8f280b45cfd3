import { useId } from 'react';
import { boxOf, pathOf, project, type Spot, VIEW } from './ground.ts';
import { type Ball as BallKind, type Ground, grounds } from './grounds.ts';
import { seedOf } from './seed.ts';

export type Scene = {
  ball: Spot;
  /** Who presses, and which way: the home side plays to the right. */
  side: 'HOME' | 'AWAY' | null;
  /** Something to remember happened: the ground lights up. */
  isMoment: boolean;
  /** Changes with every event, so that players stand elsewhere. */
  seq: number;
};

type Props = {
  sport: string;
  scene: Scene;
  home: readonly [string, string];
  away: readonly [string, string];
  /** What can be seen, in a sentence. */
  label: string;
};

/** The ground under the lamp: cloth, chalk, the players and the ball. Nothing on it decides anything. */
export function Field({ sport, scene, home, away, label }: Props) {
  const ground = grounds[sport] ?? grounds.FOOTBALL!;
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      className="h-full w-full"
    >
      <defs>
        <radialGradient id={`${id}-cloth`} cx=".5" cy=".1" r=".95">
          <stop stopColor={ground.cloth[0]} />
          <stop offset=".5" stopColor={ground.cloth[1]} />
          <stop offset="1" stopColor={ground.cloth[2]} />
        </radialGradient>
        <linearGradient
          id={`${id}-zone`}
          x1={scene.side === 'AWAY' ? 1 : 0}
          x2={scene.side === 'AWAY' ? 0 : 1}
        >
          <stop stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#ffffff" stopOpacity={scene.isMoment ? 0.6 : 0.3} />
        </linearGradient>
      </defs>
      <Stands />
      <path d={pathOf(boxOf(-0.05, -0.06, 1.05, 1.08), true)} fill={ground.cloth[2]} />
      <path d={pathOf(boxOf(0, 0, 1, 1), true)} fill={`url(#${id}-cloth)`} />
      {ground.isMown && <Stripes />}
      {ground.blocks && <path d={ground.blocks.path} fill={ground.blocks.colour} opacity=".55" />}
      {scene.side && (
        <path
          d={pathOf(scene.side === 'HOME' ? HOME_ZONE : AWAY_ZONE, true)}
          fill={`url(#${id}-zone)`}
          className="motion-safe:animate-breathe"
        />
      )}
      <path
        d={ground.lines}
        fill="none"
        stroke={ground.lineColour}
        strokeOpacity=".82"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Side ground={ground} scene={scene} which="HOME" colours={home} />
      <Side ground={ground} scene={scene} which="AWAY" colours={away} />
      <Ball at={scene.ball} kind={ground.ball} />
    </svg>
  );
}

const HOME_ZONE: Spot[] = [
  [0.58, 0.04],
  [1, 0.04],
  [1, 0.96],
  [0.58, 0.96],
  [0.68, 0.5],
];
const AWAY_ZONE: Spot[] = HOME_ZONE.map(([x, y]) => [1 - x, y]);

const CROWD = ['#e9be5c', '#1f6f9e', '#b3262b', '#c9d3d6', '#35503f'];

function Stands() {
  return (
    <g aria-hidden>
      <rect width={VIEW.width} height={VIEW.height} fill="#0c1a16" />
      {Array.from({ length: 130 }, (_, seat) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          key={seat}
          cx={(seat * 37.7) % VIEW.width}
          cy={8 + ((seat * 53.3) % 45)}
          r="1.5"
          fill={CROWD[seat % CROWD.length]}
          opacity={0.16 + (seat % 4) * 0.07}
        />
      ))}
      {[60, 360].map((x) => (
        <path key={x} d={`M${x - 14} 5h28v7h-28z`} fill="#fff3cf" opacity=".9" />
      ))}
    </g>
  );
}

const MOVES = 'motion-safe:transition-transform motion-safe:duration-700 motion-safe:ease-house';

type SideProps = {
  ground: Ground;
  scene: Scene;
  which: 'HOME' | 'AWAY';
  colours: readonly [string, string];
};

function Side({ ground, scene, which, colours: [fill, stroke] }: SideProps) {
  return Array.from({ length: ground.players }, (_, player) => {
    const [x, y] = project(standsAt(scene, { which, player, of: ground.players }));
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: players keep their place in the side
        key={player}
        className={MOVES}
        style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      >
        <ellipse cy="3.4" rx="4.6" ry="1.8" opacity=".4" />
        <circle r="4.2" fill={fill} stroke={stroke} strokeWidth="1.4" />
      </g>
    );
  });
}

type Player = { which: 'HOME' | 'AWAY'; player: number; of: number };

/** A side spreads over its half and leans towards the ball. */
function standsAt({ ball, seq }: Scene, { which, player, of }: Player): Spot {
  const noise = seedOf(`${which}${player}:${seq}`);
  const drift: Spot = [
    ((noise & 255) / 255 - 0.5) * 0.1,
    (((noise >>> 8) & 255) / 255 - 0.5) * 0.14,
  ];
  if (of === 1) {
    const behind: Spot = which === 'HOME' ? [-0.02, 0.5] : [1.02, 0.5];
    return [behind[0], Math.min(0.95, Math.max(0.05, 0.5 + (ball[1] - 0.5) * 0.8 + drift[1]))];
  }
  const row = player % 3;
  const rank = Math.floor(player / 3);
  const own: Spot = [0.14 + row * 0.2, 0.16 + (rank / Math.max(1, Math.ceil(of / 3) - 1)) * 0.68];
  const across = which === 'HOME' ? own[0] : 1 - own[0];
  return [
    clamp(across + (ball[0] - 0.5) * 0.55 + drift[0]),
    clamp(own[1] + (ball[1] - 0.5) * 0.3 + drift[1]),
  ];
}

const clamp = (value: number) => Math.min(0.97, Math.max(0.03, value));

type BallProps = { at: Spot; kind: BallKind };

function Ball({ at, kind }: BallProps) {
  const [x, y] = project(at);
  return (
    <g className={MOVES} style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
      {kind === 'clash' ? <Clash /> : <Round kind={kind} />}
    </g>
  );
}

const SKINS = {
  football: { fill: '#fff', radius: 5 },
  basketball: { fill: '#e0752a', radius: 5.4 },
  tennis: { fill: '#d8ee4a', radius: 3.6 },
  'table-tennis': { fill: '#fff6e6', radius: 3 },
} as const;

function Round({ kind }: { kind: keyof typeof SKINS }) {
  const { fill, radius } = SKINS[kind];
  return (
    <>
      <ellipse cy={radius} rx={radius + 1} ry="2.2" opacity=".5" />
      <circle r={radius} fill={fill} stroke="#0a1210" strokeWidth="1.3" />
      {kind === 'football' && <path d="M0 -2.6l2.4 1.8-.9 2.8h-3l-.9-2.8z" fill="#0a1210" />}
      {kind === 'basketball' && (
        <path d="M-5 0H5M0 -5V5" fill="none" stroke="#0a1210" strokeWidth=".9" />
      )}
    </>
  );
}

/** Nobody has a ball: here they meet. */
function Clash() {
  return (
    <>
      <circle r="9" fill="none" stroke="#ffe08a" strokeOpacity=".55" strokeWidth="1.4" />
      <path
        d="M0 -6.5L1.6 -1.6 6.5 0 1.6 1.6 0 6.5 -1.6 1.6 -6.5 0 -1.6 -1.6Z"
        fill="#ffe08a"
        stroke="#0a1210"
        strokeWidth=".9"
      />
    </>
  );
}

function Stripes() {
  return [0, 2, 4, 6, 8].map((stripe) => (
    <path
      key={stripe}
      d={pathOf(boxOf(stripe / 10, 0, (stripe + 1) / 10, 1), true)}
      fill="#fff"
      opacity=".05"
    />
  ));
}

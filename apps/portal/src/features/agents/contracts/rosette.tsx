const TURNS = 24;
const STEPS = 720;

/** The engraved rosette of a signed paper: one line that never crosses itself twice at one place. */
export function Rosette({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-100 -100 200 200" className={className}>
      <path d={rosette} fill="none" stroke="currentColor" strokeWidth={0.6} />
    </svg>
  );
}

const rosette = Array.from({ length: STEPS + 1 }, (_, step) => {
  const angle = (step / STEPS) * Math.PI * 2 * 7;
  const radius = 62 + 34 * Math.cos((angle * TURNS) / 7);
  const x = (radius * Math.cos(angle)).toFixed(1);
  const y = (radius * Math.sin(angle)).toFixed(1);
  return `${step === 0 ? 'M' : 'L'}${x} ${y}`;
}).join('');

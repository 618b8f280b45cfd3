import type { ReactNode } from 'react';

/** Each sport by the thing it is played with. */
const MARKS: Record<string, ReactNode> = {
  FOOTBALL: (
    <>
      <circle cx="12" cy="12" r="10" fill="#f4f1e6" stroke="#18221d" strokeWidth="1.2" />
      <path
        d="M12 7.6L16 10.5L14.5 15.2H9.5L8 10.5ZM12 2.2V5M2.6 9.6L5 10.8M21.4 9.6L19 10.8M6 20L7.6 17.6M18 20L16.4 17.6"
        fill="#18221d"
        stroke="#18221d"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </>
  ),
  BASKETBALL: (
    <>
      <circle cx="12" cy="12" r="10" fill="#e0812e" stroke="#4a220a" strokeWidth="1.2" />
      <path
        d="M2 12H22M12 2V22M5 5Q10 12 5 19M19 5Q14 12 19 19"
        fill="none"
        stroke="#4a220a"
        strokeWidth="1.3"
      />
    </>
  ),
  TENNIS: (
    <>
      <circle cx="12" cy="12" r="10" fill="#cfe04a" stroke="#5f6b12" strokeWidth="1.2" />
      <path
        d="M4.6 5.4Q12 12 4.6 18.6M19.4 5.4Q12 12 19.4 18.6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
      />
    </>
  ),
  TABLE_TENNIS: (
    <>
      <path d="M14 14L19.5 19.5" stroke="#8a5a2a" strokeWidth="4" strokeLinecap="round" />
      <circle cx="10" cy="10" r="7.6" fill="#c8352b" stroke="#4e0f0b" strokeWidth="1.2" />
      <circle cx="19" cy="6" r="2.8" fill="#fff6e0" stroke="#8a7a4a" />
    </>
  ),
  MOBA: (
    <>
      <path
        d="M4 3L15 14M20 3L9 14M7 21L3 17L6.5 16L8 17.5ZM17 21L21 17L17.5 16L16 17.5Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M12 9.2L14.4 12L12 14.8L9.6 12Z" fill="#8f6bff" stroke="#3b2a7a" />
    </>
  ),
  SHOOTER: (
    <g fill="none" stroke="#ff7a5c" strokeWidth="1.9" strokeLinecap="round">
      <circle cx="12" cy="12" r="7" />
      <path d="M12 2V7.5M12 16.5V22M2 12H7.5M16.5 12H22" />
      <circle cx="12" cy="12" r="1.2" fill="#ff7a5c" />
    </g>
  ),
};

export function SportMark({ sport, className }: { sport: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      {MARKS[sport]}
    </svg>
  );
}

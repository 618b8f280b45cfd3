/** A cut stone, lit from above. */
export function Gem({ isBright }: { isBright: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      className={isBright ? 'size-[66%]' : 'size-[52%] opacity-55'}
    >
      <path
        d="M13 9h22l9 12-20 20L4 21Z"
        fill="#2fa37a"
        stroke="#06281d"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M13 9l-9 12h12Z" fill="#5fd3a8" />
      <path d="M13 9h22l-11 12Z" fill="#a6f0d2" />
      <path d="M35 9l9 12H32L24 21Z" fill="#46bd92" />
      <path d="M4 21h12l8 20Z" fill="#2c9a73" />
      <path d="M16 21h16l-8 20Z" fill="#3fb78c" />
      <path d="M32 21h12L24 41Z" fill="#1d7a5a" />
    </svg>
  );
}

export function Mine({ isHit }: { isHit: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={isHit ? 'size-[70%]' : 'size-[56%] opacity-60'}>
      {isHit && <circle cx="24" cy="25" r="22" fill="#ff6a3c" opacity=".45" />}
      {[0, 45, 90, 135].map((turn) => (
        <path
          key={turn}
          d="M24 5v40"
          stroke="#1b100d"
          strokeWidth="4.5"
          strokeLinecap="round"
          transform={`rotate(${turn} 24 25)`}
        />
      ))}
      <circle cx="24" cy="25" r="14" fill="#2c1d19" stroke="#0d0706" strokeWidth="2" />
      <circle cx="19" cy="20" r="4" fill="#fff" opacity=".35" />
      <circle cx="24" cy="25" r="4.5" fill={isHit ? '#ff8a5c' : '#b3402f'} />
    </svg>
  );
}

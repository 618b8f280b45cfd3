import type { Layout } from './layout.ts';

/** What is asked of everyone, in the middle of the cloth. */
export function CentreWords({ layout, words }: { layout: Layout; words: string }) {
  if (!words) return null;
  return (
    <p
      role="status"
      dir="auto"
      className="absolute z-1 max-w-[70%] -translate-1/2 text-center font-display text-xl font-semibold text-balance text-[#fff3d2] drop-shadow-[0_2px_4px_#0009] md:text-3xl"
      style={{ left: layout.table.cx, top: layout.table.cy }}
    >
      {words}
    </p>
  );
}

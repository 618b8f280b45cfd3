/** The looks that every list over the page shares. */
export const popupClasses =
  'z-60 max-h-(--available-height) min-w-(--anchor-width) origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-table p-1 text-ink shadow-pop outline-none transition-[opacity,scale] duration-120 ease-house data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0';

export const itemClasses =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-[6px] px-3 py-1.5 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-rail touch:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft';

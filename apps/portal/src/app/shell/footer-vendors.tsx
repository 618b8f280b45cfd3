import { useLanes } from '../../shared/games/lanes.ts';
import { useOpenVendor } from '../../shared/games/launch.tsx';
import { VendorMark } from '../../shared/games/vendor-mark.tsx';
import { vendorsOf } from '../../shared/games/vendors.ts';
import { useText } from '../../shared/words/use-text.ts';

/** A row of one says nothing. */
const FEWEST = 2;

/** Who makes the games: ten to a view on a desk, the others a push away. */
export function FooterVendors() {
  const text = useText();
  const open = useOpenVendor();
  const vendors = vendorsOf(useLanes() ?? []);
  if (vendors.length < FEWEST) return null;
  return (
    <nav aria-label={text('shell.footer.vendors')} className="mb-7">
      <ul className="grid snap-x snap-mandatory auto-cols-[31%] grid-flow-col overflow-x-auto [scrollbar-width:none] sm:auto-cols-[16.66%] xl:auto-cols-[10%]">
        {vendors.map((card) => (
          <li key={card.vassalage} className="snap-start">
            <button
              type="button"
              onClick={() => open(card)}
              className="flex w-full flex-col items-center gap-2.5 rounded-ctl py-2 text-[0.8125rem] font-medium text-ink-soft outline-offset-[-2px] transition-colors hover:text-ink"
            >
              <VendorMark src={card.smallIcon} className="size-7.5" />
              <span className="max-w-full px-0.5 text-center leading-tight max-sm:text-[0.75rem] text-balance wrap-anywhere hyphens-auto">
                {card.displayName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

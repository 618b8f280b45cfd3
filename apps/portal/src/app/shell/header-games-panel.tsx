import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { laneAddresses } from '../../shared/games/lane-addresses.ts';
import type { Lane } from '../../shared/games/lanes.ts';
import { useOpenVendor } from '../../shared/games/launch.tsx';
import { VendorMark } from '../../shared/games/vendor-mark.tsx';
import { LARGE_ABOVE, vendorsOf } from '../../shared/games/vendors.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = { lanes: readonly Lane[]; onFollow: () => void };

/** Categories above, vendors below; with more than ten of them the panel is a large one. */
export function HeaderGamesPanel({ lanes, onFollow }: Props) {
  const text = useText();
  const open = useOpenVendor();
  const vendors = vendorsOf(lanes);
  const isLarge = vendors.length > LARGE_ABOVE;
  return (
    <div
      data-large={isLarge || undefined}
      className={cx(
        'absolute start-0 top-full z-30 mt-2 animate-fade rounded-card border bg-table p-4 shadow-pop',
        isLarge ? 'w-[min(52rem,70vw)]' : 'w-96',
      )}
    >
      <ul className={cx('grid gap-1', isLarge ? 'grid-cols-4' : 'grid-cols-2')}>
        {lanes.map(({ title, gameCount }) => (
          <li key={title}>
            <Link
              {...laneAddresses[title]}
              onClick={onFollow}
              className="flex min-h-10 items-center gap-2 rounded-ctl px-2.5 font-medium hover:bg-rail"
            >
              <span className="truncate">{text(`catalogue.category.${title}`)}</span>
              <span className="num ms-auto text-xs text-ink-soft">{gameCount}</span>
            </Link>
          </li>
        ))}
      </ul>
      {vendors.length > 1 && (
        <ul
          className={cx(
            'mt-3 grid max-h-72 gap-1 overflow-y-auto border-t pt-3',
            isLarge ? 'grid-cols-5' : 'grid-cols-2',
          )}
        >
          {vendors.map((card) => (
            <li key={card.vassalage}>
              <button
                type="button"
                onClick={() => {
                  onFollow();
                  open(card);
                }}
                className="flex min-h-10 w-full items-center gap-2.5 rounded-ctl px-2.5 text-start text-ink-soft outline-offset-[-2px] hover:bg-rail hover:text-ink"
              >
                <VendorMark src={card.smallIcon} className="size-5 shrink-0" />
                <span className="truncate">{card.displayName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

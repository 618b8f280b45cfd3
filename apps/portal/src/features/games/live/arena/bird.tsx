import { birdAddress, type Corner, type Pose, poses } from '@baize/art/arena';
import { cx } from '@baize/ui';
import type { RefObject } from 'react';
import { birdName } from './bird-names.ts';
import type { Place } from './fight-script.ts';

type Props = { bird: number; corner: Corner; frame: RefObject<HTMLDivElement | null> };

/** A bird in its corner. All its poses lie ready, so that none is waited for in mid-air. */
export function Bird({ bird, corner, frame }: Props) {
  return (
    <div
      className={cx(
        'absolute bottom-[16%] aspect-[282/262] w-[min(46cqw,78cqh)]',
        corner === 'meron' ? 'right-1/2' : 'left-1/2',
      )}
    >
      <i
        aria-hidden
        className="absolute inset-x-[16%] bottom-[4%] h-[9%] rounded-[50%] bg-[radial-gradient(closest-side,#1a0904c9,#1a090400)]"
      />
      <div ref={frame} className="absolute inset-0 origin-[50%_92%] will-change-transform">
        {poses.map((pose) => (
          <img
            key={pose}
            data-pose={pose}
            src={birdAddress(bird, corner, pose)}
            alt={pose === 'stand' ? birdName(bird) : ''}
            draggable={false}
            className={cx(
              'absolute inset-0 size-full drop-shadow-[0_14px_10px_#0009]',
              corner === 'wala' && '-scale-x-100',
              pose !== 'stand' && 'invisible',
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** Moves a bird to its place: in shares of its own size, so that it fits every screen. */
export function moveBird(frame: HTMLDivElement | null, corner: Corner, place: Place): void {
  if (!frame) return;
  const side = corner === 'meron' ? 1 : -1;
  const { near, high, lean, pose } = place;
  frame.style.transform = `translate(${side * near * 34}%, ${-high * 15}%) rotate(${side * lean}deg)`;
  if (frame.dataset.pose === pose) return;
  frame.dataset.pose = pose;
  for (const picture of frame.children as HTMLCollectionOf<HTMLElement>) {
    picture.style.visibility =
      picture.dataset.pose === (pose satisfies Pose) ? 'visible' : 'hidden';
  }
}

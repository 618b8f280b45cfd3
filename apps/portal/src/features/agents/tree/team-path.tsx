import { textLinkClasses } from '@baize/ui';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { path: readonly string[]; onGo: (username: string | undefined) => void };

/** From oneself down to whose downlines are shown; each step leads back up. */
export function TeamPath({ path, onGo }: Props) {
  const text = useText();
  return (
    <nav aria-label={text('agents.team.path')}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {path.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && (
              <li aria-hidden>
                <ChevronRight className="size-4 text-ink-soft rtl:rotate-180" />
              </li>
            )}
            <li>
              {at === path.length - 1 ? (
                <span aria-current="location" className="font-semibold">
                  <bdi>{name}</bdi>
                </span>
              ) : (
                <button
                  type="button"
                  className={textLinkClasses}
                  onClick={() => onGo(at === 0 ? undefined : name)}
                >
                  <bdi>{name}</bdi>
                </button>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

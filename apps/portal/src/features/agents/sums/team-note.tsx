import { textLinkClasses } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { useAgentSearch } from '../agent-search.ts';

/** Whose team a report asks for; nobody's name means the own one. */
export function ofTeam(user: string | undefined): { username?: string } {
  return user ? { username: user } : {};
}

/** Says whose team is shown, and leads back to the whole of it. */
export function TeamNote({ user }: { user: string }) {
  const text = useText();
  const { change } = useAgentSearch();
  return (
    <>
      {text('agents.teamOf')} <bdi className="font-semibold text-ink">{user}</bdi>{' '}
      <button type="button" className={textLinkClasses} onClick={() => change({ user: undefined })}>
        {text('agents.ownTeam')}
      </button>
    </>
  );
}

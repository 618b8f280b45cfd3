import { contentAnnouncements } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { NoticeList } from '../../features/content/announcements/notice-list.tsx';
import { ask } from '../../shared/calls/api.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';
import { useText } from '../../shared/words/use-text.ts';

/** What the house says to its agents alone. */
export function AgentAnnouncements() {
  const text = useText();
  const { language } = useLanguage();
  const token = useSession()?.token;
  const query = useQuery({
    // Beside the other announcements, whose marks are kept together.
    queryKey: ['content', 'announcements', 'agents', language, token],
    queryFn: ({ signal }) =>
      ask(
        contentAnnouncements.announcements,
        { types: 'A', platform: 'W', execution: '', language },
        signal,
      ),
  });
  return (
    <>
      <h1 className="type-page mb-5">{text('agents.page.agentAnnouncement')}</h1>
      <div className="max-w-3xl">
        <Fetched query={query}>{({ agent }) => <NoticeList notices={agent} />}</Fetched>
      </div>
    </>
  );
}

import { content } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { NoticeList } from '../features/content/notice-list.tsx';
import { ask } from '../shared/api.ts';
import { Fetched } from '../shared/fetched.tsx';
import { useLanguage } from '../shared/use-language.tsx';
import { useSession } from '../shared/use-session.ts';
import { useText } from '../shared/use-text.ts';

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
        content.announcements,
        { types: 'A', platform: 'W', execution: '', language },
        { signal },
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

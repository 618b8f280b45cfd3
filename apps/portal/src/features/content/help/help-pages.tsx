import { Button, EmptyLine, TextInput } from '@baize/ui';
import { Headphones, MessageCircle, MessageSquareText, Search } from 'lucide-react';
import { useModule } from '../../../shared/brand/modules.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { openChat } from '../../../shared/service/open-chat.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { HelpArticles } from './help-articles.tsx';
import { type Article, articlesOf, searchHelp } from './help-search.ts';

type Props = {
  sections: readonly Article[];
  section: Article | undefined;
  article: Article | undefined;
  typed: string;
  onType: (typed: string) => void;
};

export function HelpPages({ sections, section, article, typed, onType }: Props) {
  const text = useText();
  if (!section) {
    return (
      <StatePage
        state="empty"
        level={3}
        isBare
        title={text('content.help.none')}
        text={text('content.help.noneText')}
        actions={<Button onClick={() => overlay.open('service')}>{text('system.contact')}</Button>}
      />
    );
  }
  const words = typed.trim();
  const found = searchHelp(sections, words);
  const articles = articlesOf(section);
  return (
    <>
      <TextInput
        type="search"
        aria-label={text('content.help.search')}
        placeholder={text('content.help.search')}
        before={<Search aria-hidden />}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="mb-5"
      />
      {words ? (
        <section aria-live="polite">
          <h3 className="mb-3 font-semibold">
            {text('content.help.found', { count: found.length, words })}
          </h3>
          <HelpArticles key={words} found={found} isSearch />
        </section>
      ) : (
        <section>
          <h3 className="type-card mb-3" dir="auto">
            {section.title}
          </h3>
          {articles.length > 0 ? (
            <HelpArticles
              key={`${section.id} ${article?.id}`}
              found={articles.map((one) => ({ section, article: one }))}
              opened={article?.id ?? articles[0]?.id}
            />
          ) : (
            <EmptyLine>{text('content.help.noArticle')}</EmptyLine>
          )}
        </section>
      )}
      <StillStuck />
    </>
  );
}

function StillStuck() {
  const text = useText();
  const hasChat = useModule('CBS3');
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border bg-table px-5 py-4">
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold">{text('content.help.stuck')}</h3>
        <p className="text-ink-soft">{text('content.help.stuckText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasChat && (
          <Button kind="brass" onClick={() => openChat('support')}>
            <MessageCircle aria-hidden className="size-4" />
            {text('content.help.chat')}
          </Button>
        )}
        <Button onClick={() => overlay.open('service')}>
          <Headphones aria-hidden className="size-4" />
          {text('system.contact')}
        </Button>
        <Button onClick={() => overlay.open('feedback')}>
          <MessageSquareText aria-hidden className="size-4" />
          {text('content.feedback')}
        </Button>
      </div>
    </section>
  );
}

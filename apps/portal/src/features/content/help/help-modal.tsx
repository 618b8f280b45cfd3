import { minutes } from '@baize/calendar';
import { contentHelp } from '@baize/contract';
import { cx, MODAL_DELAY_MS, Modal } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { type OverlayProps, overlay } from '../../../shared/pages/overlay.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { HelpAside } from './help-aside.tsx';
import { HelpPages } from './help-pages.tsx';
import { type Article, findByTag } from './help-search.ts';

/** The help centre: sections beside, answers that open, and a search over all of them. */
export function HelpModal({ onClose }: OverlayProps) {
  const text = useText();
  const help = useHelp();
  const { tag, go } = useHelpTag();
  const [typed, setTyped] = useState('');
  const sections = help.data ?? [];
  const { section = sections[0], article } = findByTag(sections, tag);
  function choose(next: Article) {
    setTyped('');
    go(next.tag);
  }
  const menu = <HelpAside sections={sections} current={section} onSection={choose} />;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('shell.nav.help')}
      size="xl"
      delayMs={MODAL_DELAY_MS}
      aside={menu}
      asideLook="menu"
    >
      <Fetched query={help}>
        {() => (
          <>
            <SectionChips sections={sections} current={section} onSection={choose} />
            <HelpPages
              sections={sections}
              section={section}
              article={article}
              typed={typed}
              onType={setTyped}
            />
          </>
        )}
      </Fetched>
    </Modal>
  );
}

function useHelp() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['content', 'help', language],
    queryFn: ({ signal }) => ask(contentHelp.helpCenter, { lang: language, device: 'WEB' }, signal),
    staleTime: minutes(1),
  });
}

/** `/help#term` opens the terms; opened over another page, the place is kept here only. */
function useHelpTag() {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [opened, setOpened] = useState(overlay.current()?.page);
  const isRouted = overlay.current() === null;
  return {
    tag: (isRouted ? hash : opened) ?? '',
    go: (tag: string) =>
      isRouted
        ? void navigate({ to: '/help', hash: tag, replace: true, resetScroll: false })
        : setOpened(tag),
  };
}

type ChipsProps = {
  sections: readonly Article[];
  current: Article | undefined;
  onSection: (section: Article) => void;
};

/** On a phone the sections stand in a row above the answers. */
function SectionChips({ sections, current, onSection }: ChipsProps) {
  const text = useText();
  return (
    <nav
      aria-label={text('content.help.sections')}
      className="-mx-5 mb-4 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:hidden"
    >
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          aria-current={section === current ? 'page' : undefined}
          onClick={() => onSection(section)}
          className={cx(
            'flex h-11 shrink-0 items-center rounded-ctl border px-3.5 font-medium whitespace-nowrap text-ink-soft',
            'aria-[current=page]:border-brass aria-[current=page]:text-ink',
          )}
        >
          {section.title}
        </button>
      ))}
    </nav>
  );
}

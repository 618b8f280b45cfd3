import { Panel } from '@baize/ui';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { loginArt, loginStripArt } from '../../../shared/brand/art.ts';
import { ServiceList } from '../../../shared/service/service-list.tsx';
import { useText } from '../../../shared/words/use-text.ts';

/** The agents' own door: what waits behind it, and who opens it. */
export function AgentEnterPage({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <Panel
      isPadded={false}
      className="my-auto grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="relative min-h-52 bg-[#0b1714] md:min-h-[34rem]">
        <picture>
          <source media="(width < 48rem)" srcSet={loginStripArt} />
          <img
            src={loginArt}
            alt=""
            className="absolute inset-0 size-full object-cover rtl:-scale-x-100"
          />
        </picture>
      </div>
      <div className="p-6 md:p-10">
        <h1 className="type-page">{text('agents.enter.title')}</h1>
        <p className="mt-3 max-w-prose text-ink-soft">{text('agents.enter.text')}</p>
        {children && <div className="mt-6">{children}</div>}
        <p className="mt-6 mb-6 flex items-center gap-2.5 border-y py-3.5 text-[0.8125rem] text-ink-soft">
          <Clock aria-hidden className="size-4 shrink-0 text-brass-text" />
          {text('agents.hours')}
        </p>
        <ServiceList />
      </div>
    </Panel>
  );
}

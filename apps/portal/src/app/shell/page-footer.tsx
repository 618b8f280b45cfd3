import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useModule } from '../../shared/brand/modules.ts';
import { useBrand } from '../../shared/brand/use-status.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { CHANNEL_ICONS, channelTarget } from '../../shared/service/channel-link.tsx';
import { useChannels } from '../../shared/service/use-channels.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useText } from '../../shared/words/use-text.ts';
import { DisplayButtons } from './display-buttons.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { FooterVendors } from './footer-vendors.tsx';
import { footEntries, mainEntries, moreEntries, ruleEntries } from './menu-entries.ts';

const linkClasses =
  'flex min-h-8 items-center text-start text-ink-soft transition-colors hover:text-ink touch:min-h-11';

export function PageFooter() {
  const text = useText();
  const { name, currency, timeZone } = useBrand();
  const hasFeedback = useModule('FEEDBACK3');
  return (
    <footer className="late mx-auto mt-14 [--late:60rem] md:[--late:40rem] w-full max-w-[80rem] px-3.5 pb-8 md:px-5 md:max-xl:pb-24 xl:px-6">
      <FooterVendors />
      <div className="grid grid-cols-2 gap-x-7 gap-y-9 border-t pt-8 md:grid-cols-[1.4fr_1fr_1fr_1fr] xl:grid-cols-[1.6fr_1fr_1fr_1fr_1.1fr]">
        <div className="max-md:col-span-2">
          <p className="flex items-center gap-2.5 font-display text-[1.75rem]/none font-semibold">
            <BrandMark className="size-6.5 text-brass" />
            {name}
          </p>
          <p className="mt-3.5 max-w-[38ch] text-ink-soft">{text('shell.footer.promise')}</p>
          <ReachIcons />
        </div>
        <FooterColumn title={text('shell.footer.house')}>
          <FooterLinks entries={[...mainEntries, ...moreEntries, ...footEntries]} />
          <InviteLink />
        </FooterColumn>
        <FooterColumn title={text('shell.footer.know')}>
          <FooterLinks entries={ruleEntries} />
          <li>
            <button
              type="button"
              onClick={() => openMemberCentre('playerProtection')}
              className={linkClasses}
            >
              {text('shell.footer.protection')}
            </button>
          </li>
          {hasFeedback && (
            <li>
              <button
                type="button"
                onClick={() => overlay.open('feedback')}
                className={linkClasses}
              >
                {text('shell.footer.feedback')}
              </button>
            </li>
          )}
        </FooterColumn>
        <ReachColumn />
        <div className="max-md:col-span-2 md:max-xl:col-span-4 md:max-xl:max-w-72">
          <h2 className="mb-3 text-[0.8125rem] font-semibold">{text('shell.display.title')}</h2>
          <DisplayButtons isWide />
        </div>
      </div>
      <FooterMarks />
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4 border-t pt-5 text-[0.8125rem] text-ink-soft">
        <span
          role="img"
          aria-label={text('shell.footer.adults')}
          className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-danger text-xs font-bold text-danger"
        >
          {text('shell.footer.age')}
        </span>
        <p className="min-w-60 flex-1">
          {text('shell.footer.care')} {text('shell.footer.currency', { currency, timeZone })}
        </p>
        <p className="whitespace-nowrap">
          {text('shell.footer.rights', { year: String(new Date().getFullYear()), brand: name })}
        </p>
      </div>
    </footer>
  );
}

function InviteLink() {
  const text = useText();
  if (!useModule('REFERRAL3')) return null;
  return (
    <li>
      <button type="button" onClick={() => openMemberCentre('referral')} className={linkClasses}>
        {text('shell.nav.invite')}
      </button>
    </li>
  );
}

type Entry = (typeof footEntries | typeof ruleEntries | typeof mainEntries)[number];

function FooterLinks({ entries }: { entries: readonly Entry[] }) {
  const text = useText();
  const isOffered = useOffered();
  const offered = entries.filter(({ to }) => isOffered(to));
  return offered.map(({ to, words }) => (
    <li key={to}>
      <Link to={to} className={linkClasses}>
        {text(words)}
      </Link>
    </li>
  ));
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-[0.8125rem] font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function ReachColumn() {
  const text = useText();
  const channels = useChannels();
  if (channels.length === 0) return null;
  return (
    <FooterColumn title={text('shell.footer.reach')}>
      {channels.map(({ title, url }) => (
        <li key={url}>
          <a {...channelTarget(url)} className={linkClasses}>
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
    </FooterColumn>
  );
}

function ReachIcons() {
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {useChannels().map(({ kind, title, url }) => {
        const Icon = CHANNEL_ICONS[kind];
        return (
          <li key={url}>
            <a
              {...channelTarget(url)}
              className="grid size-10 place-items-center rounded-ctl border text-ink-soft transition-colors hover:border-line-strong hover:text-ink touch:size-11"
            >
              <Icon aria-hidden className="size-5" />
              <span className="sr-only">{title}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

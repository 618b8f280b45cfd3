import { Button, CopyButton, Field, Panel, TextInput } from '@baize/ui';
import { Share2 } from 'lucide-react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { useText } from '../../shared/words/use-text.ts';
import { inviteLink } from './invite-link.ts';
import { ShareCard } from './share-card.tsx';
import { type Overview, useCreateCode } from './use-referral.ts';

/** The own code and link, and the card to send on; before the first one a word about what it brings. */
export function InvitePanel({ overview }: { overview: Overview }) {
  const text = useText();
  const sum = useSumWords();
  const making = useCreateCode();
  const { code, rules } = overview;
  return (
    <Panel className="grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <h3 className="font-display text-[1.75rem]/tight font-semibold">
            {text('referral.head', { sum: sum(rules.referrerBonus) })}
          </h3>
          <p className="mt-2 max-w-[56ch] text-ink-soft">
            {text('referral.lead', { sum: sum(rules.friendBonus) })}
          </p>
        </div>
        {code ? (
          <OwnCode code={code} domains={overview.domains} />
        ) : (
          <div>
            <Button
              kind="brass"
              size="lg"
              isBusy={making.isPending}
              onClick={() => making.mutate()}
            >
              {text('referral.create')}
            </Button>
          </div>
        )}
      </div>
      {code && <ShareCard code={code} link={inviteLink(code, overview.domains)} rules={rules} />}
    </Panel>
  );
}

function OwnCode({ code, domains }: { code: string; domains: readonly string[] }) {
  const text = useText();
  const { name } = useBrand();
  const link = inviteLink(code, domains);
  const share = () =>
    navigator.share({ title: name, text: text('referral.card.title'), url: link }).catch(() => {
      // Whoever closes the sheet has decided not to share.
    });
  return (
    <div className="flex max-w-120 flex-col gap-4">
      <Field label={text('referral.code')}>
        <TextInput
          value={code}
          readOnly
          dir="ltr"
          className="font-mono text-lg font-semibold tracking-[0.15em]"
          after={<CopyButton text={code} size="sm" />}
        />
      </Field>
      <Field label={text('referral.link')}>
        <TextInput value={link} readOnly dir="ltr" after={<CopyButton text={link} size="sm" />} />
      </Field>
      {'share' in navigator && (
        <div>
          <Button kind="brass" onClick={share}>
            <Share2 aria-hidden className="size-4" />
            {text('referral.share')}
          </Button>
        </div>
      )}
    </div>
  );
}

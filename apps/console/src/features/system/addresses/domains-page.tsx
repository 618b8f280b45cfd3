import { Panel } from '@baize/ui';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { fieldsOf, linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { EntryRows } from '../../../shared/parts/entry-rows.tsx';
import { useText } from '../../../shared/use-text.ts';
import { type DomainsContent, domainsEditable } from '../editables.ts';

export const DomainsPage = settingsPage(domainsEditable, {
  title: 'console.domains.title',
  lead: 'console.domains.lead',
  columns: [[MainDomain, Domains]],
});

type Props = { form: SettingsForm<DomainsContent> };

const MOST = 500;
const PLAIN = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;

function MainDomain({ form }: Props) {
  const text = useText();
  const { hinted } = useFields(form, 'console.domains');
  return (
    <Panel>
      <TextField
        {...hinted('mainDomain', 'main')}
        odd={text('console.domains.odd')}
        className="max-w-md"
        spellCheck={false}
        autoCapitalize="none"
        onChange={(typed) => form.change({ mainDomain: typed.trim().toLowerCase() })}
      />
    </Panel>
  );
}

function Domains({ form }: Props) {
  const text = useText();
  return (
    <EntryRows
      {...linesOf(form, 'domains')}
      words="console.domains"
      blank={{ domain: '', route: '/', affiliateCode: null }}
      max={MOST}
      row={(line, at) => {
        const { field } = fieldsOf(text, line, 'console.domains');
        const code = field('affiliateCode', 'affiliate');
        return (
          <>
            <TextField
              {...PLAIN}
              {...field('domain')}
              isWrong={isWrongAt(form, at)}
              odd={text('console.domains.odd')}
              placeholder="play.example.com"
              onChange={(typed) => line.change({ domain: typed.trim().toLowerCase() })}
            />
            <TextField
              {...PLAIN}
              {...field('route')}
              isTrimmed
              odd={text('console.domains.routeOdd')}
              placeholder="/"
            />
            <TextField
              {...PLAIN}
              {...code}
              value={code.value ?? ''}
              onChange={(typed) => code.onChange(typed.trim() || null)}
            />
          </>
        );
      }}
    />
  );
}

/** A domain is wrong by its form, or because it stands in the list twice: then the whole line is named. */
function isWrongAt({ isWrong }: Props['form'], at: number): boolean {
  const others = ['route', 'affiliateCode'].some((other) => isWrong(`domains.${at}.${other}`));
  return isWrong(`domains.${at}.domain`) || (isWrong(`domains.${at}`) && !others);
}

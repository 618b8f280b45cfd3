import { contentAnnouncements as contract } from '@baize/contract';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { CheckField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { bound, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { DevicesField } from '../devices-field.tsx';
import type { AnnouncementForm } from './announcement-editable.ts';

type Props = { form: AnnouncementForm; isThere: boolean };

/** What kind it is, where and when it is shown, and to whom. */
export function AnnouncementPlace({ form, isThere }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.announcements');
  const shown = useFields(form, 'console.games');
  return (
    <FormPanel title={text('console.announcements.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <KindOrGroup form={form} isThere={isThere} />
        {form.content.kind === 'PR' && <TextField {...field('category')} maxLength={40} />}
        <SortField {...field('sort')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField {...field('startsAt')} hint={text('console.announcements.startsHint')} />
        <MomentField
          {...field('endsAt')}
          hint={text('console.announcements.endsHint')}
          odd={text('console.games.windowBackwards')}
        />
      </div>
      <DevicesField {...bound(form, 'platforms')} devices={{ W: 'W', M: 'M' }} />
      <LanguageChoice {...shown.hinted('languages')} />
      <CheckField {...field('isEnabled')} />
    </FormPanel>
  );
}

const NOTICES = contract.announcementKinds.filter((kind) => kind !== 'B');

/** A banner has its place; a notice has its kind, and one that pops up says how often it does. */
function KindOrGroup({ form, isThere }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.announcements');
  const banner = useFields(form, 'console.banners');
  const { kind } = form.content;
  if (kind === 'B') {
    return (
      <PickField
        {...banner.hinted('groupName', 'group')}
        values={contract.bannerGroups}
        word={(group) => group && text(`console.banners.group.${group}`)}
      />
    );
  }
  return (
    <>
      <PickField
        {...field('kind')}
        isDisabled={!form.mayEdit || isThere}
        values={NOTICES}
        word={(one) => text(`console.announcements.kind.${one}`)}
      />
      {kind === 'PU' && (
        <PickField
          {...field('execution')}
          values={contract.executions}
          word={(one) => text(`console.announcements.execution.${one}`)}
        />
      )}
    </>
  );
}

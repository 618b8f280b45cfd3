import { contentAnnouncements as contract } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { SortField } from '../../../shared/fields/sort-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { DevicesField } from '../devices-field.tsx';
import type { AnnouncementContent, AnnouncementForm } from './announcement-editable.ts';

type Props = { form: AnnouncementForm; isThere: boolean };

/** What kind it is, where and when it is shown, and to whom. */
export function AnnouncementPlace({ form, isThere }: Props) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.announcements.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <KindOrGroup form={form} isThere={isThere} />
        {content.kind === 'PU' && <Execution form={form} />}
        {content.kind === 'PR' && (
          <TextField
            label={text('console.announcements.category')}
            maxLength={40}
            disabled={!mayEdit}
            value={content.category}
            onChange={(category) => change({ category })}
          />
        )}
        <SortField
          label={text('console.announcements.sort')}
          isDisabled={!mayEdit}
          value={content.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          label={text('console.announcements.startsAt')}
          hint={text('console.announcements.startsHint')}
          value={content.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          isDisabled={!mayEdit}
        />
        <MomentField
          label={text('console.announcements.endsAt')}
          hint={text('console.announcements.endsHint')}
          error={isWrong('endsAt') && text('console.games.windowBackwards')}
          value={content.endsAt}
          onChange={(endsAt) => change({ endsAt })}
          isDisabled={!mayEdit}
        />
      </div>
      <DevicesField
        devices={{ W: 'W', M: 'M' }}
        value={content.platforms}
        onChange={(platforms) => change({ platforms })}
        isDisabled={!mayEdit}
        isWrong={isWrong('platforms')}
      />
      <LanguageChoice
        label={text('console.games.languages')}
        hint={text('console.games.languagesHint')}
        value={content.languages}
        onChange={(languages) => change({ languages })}
        isDisabled={!mayEdit}
      />
      <Checkbox
        disabled={!mayEdit}
        checked={content.isEnabled}
        onChange={(event) => change({ isEnabled: event.target.checked })}
      >
        {text('console.announcements.isEnabled')}
      </Checkbox>
    </FormPanel>
  );
}

const NOTICES = contract.announcementKinds.filter((kind) => kind !== 'B');

function KindOrGroup({ form, isThere }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  if (content.kind === 'B') {
    return (
      <Field label={text('console.banners.group')} hint={text('console.banners.groupHint')}>
        <NativeSelect
          disabled={!mayEdit}
          value={content.groupName}
          options={contract.bannerGroups.map((value) => ({
            value,
            label: text(`console.banners.group.${value}`),
          }))}
          onChange={(event) =>
            change({ groupName: event.target.value as AnnouncementContent['groupName'] })
          }
        />
      </Field>
    );
  }
  return (
    <Field label={text('console.announcements.kind')}>
      <NativeSelect
        disabled={!mayEdit || isThere}
        value={content.kind}
        options={NOTICES.map((value) => ({
          value,
          label: text(`console.announcements.kind.${value}`),
        }))}
        onChange={(event) => change({ kind: event.target.value as AnnouncementContent['kind'] })}
      />
    </Field>
  );
}

function Execution({ form }: { form: AnnouncementForm }) {
  const text = useText();
  return (
    <Field label={text('console.announcements.execution')}>
      <NativeSelect
        disabled={!form.mayEdit}
        value={form.content.execution}
        options={contract.executions.map((value) => ({
          value,
          label: text(`console.announcements.execution.${value}`),
        }))}
        onChange={(event) =>
          form.change({ execution: event.target.value as AnnouncementContent['execution'] })
        }
      />
    </Field>
  );
}

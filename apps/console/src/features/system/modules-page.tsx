import { type ModuleId, moduleGroups } from '@baize/contract';
import { FilterBar, Panel, StatePanel, Switch, Tag } from '@baize/ui';
import { SettingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { useFilters } from '../../shared/list/search.ts';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ModulesContent, modulesEditable } from './editables.ts';

export function ModulesPage() {
  return (
    <SettingsPage
      editable={modulesEditable}
      title="console.modules.title"
      lead="console.modules.lead"
    >
      {(form) => <Tree form={form} />}
    </SettingsPage>
  );
}

type Entry = { id: ModuleId; says: string };
type Group = Entry & { entries: Entry[] };

const GROUPS: Group[] = Object.entries(moduleGroups).map(([id, group]) => ({
  id: id as ModuleId,
  says: group.says,
  entries: Object.entries(group.modules as Record<string, { says: string }>).map(
    ([one, { says }]) => ({
      id: one as ModuleId,
      says,
    }),
  ),
}));

function Tree({ form }: { form: SettingsForm<ModulesContent> }) {
  const text = useText();
  const [{ search: wanted = '' }, setSearch] = useFilters();
  const groups = GROUPS.map((group) => narrowed(group, wanted)).filter((group) => group !== null);
  return (
    <>
      <FilterBar
        className="mb-4"
        filters={[{ key: 'search', label: text('console.modules.search'), kind: 'search' }]}
        state={{ search: wanted }}
        onChange={({ search = '' }) => setSearch({ search })}
      />
      {groups.length === 0 && (
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.modules.none')}
          text={text('console.modules.noneText')}
        />
      )}
      <div className="columns-1 gap-5 xl:columns-2 2xl:columns-3">
        {groups.map((group) => (
          <GroupPanel key={group.id} group={group} form={form} />
        ))}
      </div>
    </>
  );
}

function GroupPanel({ group, form }: { group: Group; form: SettingsForm<ModulesContent> }) {
  const text = useText();
  const { modules } = form.content;
  const isOn = modules[group.id];
  const set = (id: ModuleId, next: boolean) => form.change({ modules: { ...modules, [id]: next } });
  return (
    <Panel isPadded={false} className="mb-5 break-inside-avoid">
      <Switch
        checked={isOn}
        disabled={!form.mayEdit}
        onChange={(event) => set(group.id, event.target.checked)}
        className="w-full justify-between px-5 py-3"
      >
        <span className="type-card me-2">{group.says}</span>
        {!isOn && <Tag tone="warn">{text('console.modules.groupOff')}</Tag>}
      </Switch>
      <ul>
        {group.entries.map(({ id, says }) => (
          <li key={id} className="border-t">
            <Switch
              checked={modules[id]}
              disabled={!form.mayEdit || !isOn}
              onChange={(event) => set(id, event.target.checked)}
              className="w-full justify-between px-5 py-2"
            >
              <span className="block">{says}</span>
              <span className="code block text-ink-soft">{id}</span>
            </Switch>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A group with those of its switches that match; all of them when the group itself does. */
function narrowed(group: Group, wanted: string): Group | null {
  const text = wanted.trim().toLowerCase();
  const matches = ({ id, says }: Entry) => `${id} ${says}`.toLowerCase().includes(text);
  if (!text || matches(group)) return group;
  const entries = group.entries.filter(matches);
  return entries.length > 0 ? { ...group, entries } : null;
}

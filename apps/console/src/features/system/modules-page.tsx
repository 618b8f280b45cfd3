import { allCalls, isBuilt, type ModuleId, moduleEffects, moduleGroups } from '@baize/contract';
import { cx, FilterBar, Panel, StatePanel, Switch, Tag } from '@baize/ui';
import { settingsPage } from '../../shared/editor/settings-page.tsx';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';
import { useFilters } from '../../shared/list/search.ts';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useText } from '../../shared/use-text.ts';
import { type ModulesContent, modulesEditable } from './editables.ts';

export const ModulesPage = settingsPage(modulesEditable, {
  title: 'console.modules.title',
  lead: 'console.modules.lead',
  Body: Tree,
});

type SwitchId = keyof typeof moduleEffects;
type Entry = { id: SwitchId; says: string };
type Group = Entry & { entries: Entry[] };

const isShown = ({ id }: Entry) => isBuilt(id);

/** What is not built yet has no switch. */
const GROUPS: Group[] = Object.entries(moduleGroups).map(([id, group]) => ({
  id: id as SwitchId,
  says: group.says,
  entries: Object.entries(group.modules as Record<string, { says: string }>)
    .map(([one, { says }]) => ({ id: one as SwitchId, says }))
    .filter(isShown),
}));

const SUMMARIES = new Map(allCalls().map(({ name, call }) => [name, call]));

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
      <Effect id={group.id} className="px-5 pb-3" />
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
            <Effect id={id} className="px-5 pb-2.5" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What happens while it is off, in a sentence; and every call that is then refused. */
function Effect({ id, className }: { id: SwitchId; className: string }) {
  const text = useText();
  const { whenOff, closes = [] } = moduleEffects[id];
  return (
    <div className={cx('text-[0.8125rem] text-ink-soft', className)}>
      <p>{text('console.modules.off', { effect: whenOff })}</p>
      {closes.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer">
            {text('console.modules.closes', { count: closes.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {closes.map((name) => (
              <li key={name}>
                <span className="code block">{SUMMARIES.get(name)?.path}</span>
                {SUMMARIES.get(name)?.summary}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A group with those of its switches that match; all of them when the group itself does. */
function narrowed(group: Group, wanted: string): Group | null {
  const text = wanted.trim().toLowerCase();
  const matches = ({ id, says }: Entry) =>
    `${id} ${says} ${moduleEffects[id].whenOff}`.toLowerCase().includes(text);
  if (!text || matches(group)) return group;
  const entries = group.entries.filter(matches);
  return entries.length > 0 ? { ...group, entries } : null;
}

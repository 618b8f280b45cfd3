import { agentsPlacement } from '@baize/contract';
import { Button, buttonClasses, CopyButton, Drawer, Modal, Tag } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { PersonContracts } from '../contracts/person-contracts.tsx';
import { RebateDialog } from '../rebates/rebate-dialog.tsx';
import { RebateList } from '../rebates/rebate-list.tsx';
import type { Downline } from '../sums/use-reports.ts';
import { useFigures } from '../use-figures.tsx';
import { PersonMoney } from './person-money.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { RenewPassword } from './renew-password.tsx';
import { WriteDialog } from './write-dialog.tsx';

type Props = { person: Downline; onClose: () => void };

/** One of the team: what is known of them, and, where they stand directly below, what can be done. */
export function PersonDrawer({ person, onClose }: Props) {
  const text = useText();
  const [asked, setAsked] = useState<'write' | 'rename' | null>(null);
  const { username, nickname, kind, isDirect, isFrozen } = person;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={<bdi>{username}</bdi>}
      className="w-[min(34rem,100vw)]!"
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone={kind === 'AGENT' ? 'warn' : 'plain'}>{text(`agents.kind.${kind}`)}</Tag>
          {isFrozen && <Tag tone="bad">{text('agents.team.frozen')}</Tag>}
          {nickname !== username && <bdi className="text-ink-soft">{nickname}</bdi>}
          <CopyButton text={username} size="sm" isLabelled />
          <Button size="sm" onClick={() => setAsked('write')}>
            <Mail aria-hidden className="size-4" />
            {text('agents.write.open')}
          </Button>
          {isDirect && (
            <Button size="sm" onClick={() => setAsked('rename')}>
              <Pencil aria-hidden className="size-4" />
              {text('agents.rename.open')}
            </Button>
          )}
          {isDirect && person.lastLogin === null && <RenewPassword username={username} />}
        </div>
        <PersonFacts person={person} />
        <PersonLinks username={username} hasTeam={person.directCount > 0} />
        <PersonRebates person={person} />
        {isDirect && kind === 'AGENT' && <PersonContracts username={username} />}
        {isDirect && <PersonMoney username={username} isFrozen={isFrozen} />}
        {isDirect && kind === 'PLAYER' && <Promote username={username} />}
        {asked === 'write' && <WriteDialog username={username} onClose={() => setAsked(null)} />}
        {asked === 'rename' && (
          <RenameDialog username={username} nickname={nickname} onClose={() => setAsked(null)} />
        )}
        {!isDirect && <p className="text-ink-soft">{text('agents.team.readOnly')}</p>}
      </div>
    </Drawer>
  );
}

function PersonFacts({ person }: { person: Downline }) {
  const text = useText();
  const { money, count } = useFigures();
  const { dateAndTime, date } = useTimes();
  const { balance, teamBalance, teamCount, directCount, level } = person;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Fact name={text('agents.column.balance')}>{money(balance)}</Fact>
      <Fact name={text('agents.sum.teamBalance')}>{money(teamBalance)}</Fact>
      <Fact name={text('agents.sum.teamCount')}>{count(teamCount)}</Fact>
      <Fact name={text('agents.sum.directCount')}>{count(directCount)}</Fact>
      <Fact name={text('agents.column.level')}>{count(level)}</Fact>
      <Fact name={text('agents.column.registered')}>{date(person.registeredAt)}</Fact>
      <Fact name={text('agents.column.lastLogin')}>
        {person.lastLogin === null ? '–' : dateAndTime(person.lastLogin)}
      </Fact>
      {person.lastLoginPlace && (
        <Fact name={text('agents.column.place')}>
          <bdi>{person.lastLoginPlace}</bdi>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-label">{name}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}

/** The same person in the other reports. */
function PersonLinks({ username, hasTeam }: { username: string; hasTeam: boolean }) {
  const text = useText();
  const pages = [
    ...(hasTeam ? (['agentTeamOverview', 'downlineManagmentView'] as const) : []),
    'palStatementsAgentCopy',
    'personalHistoryCopy',
    'agentDownlineTransactionDetailsCopy',
  ] as const;
  return (
    <nav aria-label={text('agents.team.reports')} className="flex flex-wrap gap-2">
      {pages.map((page) => (
        <AgentLink
          key={page}
          page={page}
          search={{ user: username }}
          className={buttonClasses({ size: 'sm' })}
        >
          {text(`agents.page.${page}`)}
        </AgentLink>
      ))}
    </nav>
  );
}

function PersonRebates({ person }: { person: Downline }) {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  return (
    <section>
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h3 className="type-card">{text('agents.column.rebates')}</h3>
        {person.isDirect && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {text('agents.edit')}
          </Button>
        )}
      </div>
      <RebateList rebates={person.rebates} />
      {isEditing && <RebateDialog username={person.username} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** A player becomes an agent; back there is no way. */
function Promote({ username }: { username: string }) {
  const text = useText();
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(agentsPlacement.promoteDownline, { username }),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('agents.promote.done', { name: username }) });
      setAsking(false);
      return cache.invalidateQueries({ queryKey: ['agents'] });
    },
  });
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {text('agents.promote.title')}
      </Button>
      {isAsking && (
        <Modal
          isOpen
          onClose={() => setAsking(false)}
          title={text('agents.promote.title')}
          size="sm"
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{text('agents.cancel')}</Button>
              <Button kind="brass" isBusy={isPending} onClick={() => mutate()}>
                {text('agents.promote.yes')}
              </Button>
            </>
          }
        >
          <p className="mb-3">{text('agents.promote.text', { name: username })}</p>
          <FormFault error={error} />
        </Modal>
      )}
    </>
  );
}

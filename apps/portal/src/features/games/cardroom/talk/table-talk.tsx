import { Button, SkeletonText } from '@baize/ui';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { overlay } from '../../../../shared/pages/overlay.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { TalkComposer } from '../../../../shared/talk/talk-composer.tsx';
import { TalkLog } from '../../../../shared/talk/talk-log.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { useTableTalk } from './use-table-talk.ts';

type Props = { table: CardTable; room: string };

/** Talk among those who sit here; everyone else reads along where the table is open to all. */
export function TableTalk({ table, room }: Props) {
  const text = useText();
  const { isIn, query, permission, sending } = useTableTalk(table.tableId, room);
  const isTrial = useSession()?.kind === 'trial';
  return (
    <section className="flex flex-col gap-3" aria-label={text('cardroom.talk.title')}>
      <p className="text-xs text-ink-soft">{text('cardroom.talk.rules')}</p>
      {!isIn && (
        <Button onClick={() => overlay.open('login')}>{text('cardroom.talk.signIn')}</Button>
      )}
      {isIn && (
        <Fetched query={query} loading={<SkeletonText lines={4} />}>
          {(conversation) => (
            <TalkLog
              conversation={conversation}
              title={text('cardroom.talk.title')}
              none={text('cardroom.talk.none')}
            />
          )}
        </Fetched>
      )}
      {isIn && !table.mine && <p className="text-ink-soft">{text('cardroom.talk.onlooker')}</p>}
      {table.mine && permission && (
        <OwnWords permission={permission} sending={sending} isTrial={isTrial} />
      )}
    </section>
  );
}

type OwnProps = Pick<ReturnType<typeof useTableTalk>, 'sending'> & {
  permission: NonNullable<ReturnType<typeof useTableTalk>['permission']>;
  isTrial: boolean;
};

function OwnWords({ permission, sending, isTrial }: OwnProps) {
  const text = useText();
  if (isTrial || !permission.maySpeak) {
    return <p className="text-ink-soft">{text('cardroom.talk.silent')}</p>;
  }
  return <TalkComposer sending={sending} slowSeconds={permission.slowSeconds} />;
}

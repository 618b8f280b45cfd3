import { Button, Figure, Money, Panel, Tag } from '@baize/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import type { Member } from '../../../shared/session/member.ts';
import { MemberAvatar } from '../../../shared/session/member-avatar.tsx';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { RealNameDialog } from './real-name-dialog.tsx';
import { useDetailFields } from './use-detail-fields.ts';

type Props = { member: Member; config: SecurityConfig };
type Dialog = 'avatar' | 'nickname' | 'realName' | 'birthday' | 'details';

export function ProfilePanel({ member, config }: Props) {
  const text = useText();
  const hasPictures = useModule('PROFPIC3');
  const hasDetails = useDetailFields().length > 0;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const name = member.nickname || member.account;
  return (
    <Panel isPadded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 md:px-6">
        <MemberAvatar address={member.avatar} name={name} sizePx={84} className="max-sm:size-15" />
        <Names member={member} name={name} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {hasPictures && (
            <Button size="sm" onClick={() => setDialog('avatar')}>
              {text('members.avatar.change')}
            </Button>
          )}
          <Button size="sm" onClick={() => setDialog('nickname')}>
            <Pencil aria-hidden className="size-3.5" />
            {text('members.nickname')}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 border-t *:-ms-px *:-mt-px *:border-s *:border-t max-md:*:first:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        <BalanceFigure />
        <Fact
          label={text('members.realName')}
          value={config.realName}
          action={text('members.set')}
          onSet={config.realName ? undefined : () => setDialog('realName')}
        />
        <Fact
          label={text('members.birthday')}
          value={member.birthday}
          action={text('members.set')}
          onSet={member.birthday ? undefined : () => setDialog('birthday')}
        />
        {hasDetails && (
          <Fact
            label={text('members.details')}
            value={null}
            action={text('members.details.open')}
            onSet={() => setDialog('details')}
          />
        )}
      </div>
      {dialog === 'avatar' && <AvatarDialog member={member} onClose={close} />}
      {dialog === 'nickname' && <NicknameDialog nickname={member.nickname} onClose={close} />}
      {dialog === 'realName' && <RealNameDialog onClose={close} />}
      {dialog === 'birthday' && <BirthdayDialog onClose={close} />}
      {dialog === 'details' && <DetailsDialog onClose={close} />}
    </Panel>
  );
}

function Names({ member, name }: { member: Member; name: string }) {
  const text = useText();
  const hasClub = useModule('MEMCLUB3');
  const times = useTimes();
  return (
    <div className="min-w-0 flex-1 sm:min-w-56">
      <p className="flex items-center gap-2">
        <span className="min-w-0 truncate font-display text-[2rem]/tight font-semibold" dir="auto">
          {name}
        </span>
        {hasClub && <Tag tone="warn">{member.clubLabel.labelName}</Tag>}
        {member.isFrozen && <Tag tone="bad">{text('members.frozen')}</Tag>}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1 text-[0.8125rem] text-ink-soft">
        <bdi>{member.account}</bdi>
        <span>{text('members.since', { date: times.date(member.regDate) })}</span>
        {member.lastLogin !== null && (
          <span>
            {text('members.lastLogin', { when: times.dateAndTime(member.lastLogin) })}
            {member.lastLoginLocation && <bdi className="ms-1.5">({member.lastLoginLocation})</bdi>}
          </span>
        )}
      </p>
    </div>
  );
}

function BalanceFigure() {
  const text = useText();
  const parts = useMoneyParts();
  const balance = useBalance();
  return (
    <Figure label={text('members.balance')}>
      {balance ? <Money parts={parts(balance.mainWalletBalance)} size="mid" /> : '–'}
    </Figure>
  );
}

type FactProps = {
  label: string;
  value: ReactNode;
  action: string;
  onSet: (() => void) | undefined;
};

/** One fact of the profile: told when it is known, asked for when it is not. */
function Fact({ label, value, action, onSet }: FactProps) {
  return (
    <Figure label={label}>
      {onSet ? (
        <Button size="sm" onClick={onSet} aria-label={`${action}: ${label}`}>
          {action}
        </Button>
      ) : (
        <bdi className="num text-base font-semibold">{value}</bdi>
      )}
    </Figure>
  );
}

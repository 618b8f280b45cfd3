import type { RefusalCode } from '@baize/contract';
import { Button } from '@baize/ui';
import { overlay } from '../pages/overlay.ts';
import { useText } from '../words/use-text.ts';
import { isOwnLimit, openProtection } from './protection.ts';

/** Beside a refusal that comes from the member's own limits, or from what they must do first: the way there. */
export function LimitsLink({ code }: { code: RefusalCode | undefined }) {
  const text = useText();
  if (code === 'REALITY_CHECK') {
    return (
      <Button size="sm" onClick={() => overlay.open('realityCheck')}>
        {text('protection.reality.dialog')}
      </Button>
    );
  }
  if (code === 'BIRTHDAY_NEEDED') {
    return (
      <Button size="sm" onClick={() => overlay.open('birthday')}>
        {text('members.birthday')}
      </Button>
    );
  }
  if (!isOwnLimit(code)) return null;
  return (
    <Button size="sm" onClick={openProtection}>
      {text('protection.link')}
    </Button>
  );
}

import type { LotteryKind, LotteryPlay } from '@baize/games';
import type { MessageId } from '@baize/i18n';
import { ChipGroup } from '@baize/ui';
import { useText } from '../../shared/words/use-text.ts';
import { familiesOf, familyOf } from './play-groups.ts';
import { usePlayName } from './spot-words.ts';

type Props = {
  kind: LotteryKind;
  plays: readonly LotteryPlay[];
  play: LotteryPlay;
  onPlay: (play: LotteryPlay) => void;
};

/** The plays of a kind: where they are many, by families first. */
export function PlayPicker({ kind, plays, play, onPlay }: Props) {
  const text = useText();
  const playName = usePlayName(kind.code);
  const families = familiesOf(plays);
  const family = familyOf(play);
  const shown = families.length > 0 ? plays.filter((one) => familyOf(one) === family) : plays;
  return (
    <div className="flex flex-col gap-2">
      {families.length > 0 && (
        <ChipGroup
          label={text('tickets.group.plays')}
          chips={families.map((value) => ({
            value,
            label: text(`tickets.word.${value}` as MessageId),
          }))}
          value={family}
          onChange={(next) => onPlay(plays.find((one) => familyOf(one) === next) ?? play)}
        />
      )}
      {shown.length > 1 && (
        <ChipGroup
          label={text('tickets.plays')}
          chips={shown.map(({ code }) => ({ value: code, label: playName(code) }))}
          value={play.code}
          onChange={(code) => onPlay(shown.find((one) => one.code === code) ?? play)}
        />
      )}
    </div>
  );
}

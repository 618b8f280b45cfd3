import { StatePanel } from '@baize/ui';
import type { ComponentProps } from 'react';
import { StatePicture } from '../parts/state-picture.tsx';

type Props = {
  picture: ComponentProps<typeof StatePicture>['name'];
  title: string;
  text: string;
};

/** What stands beside a list while nothing of it is open. */
export function ChooseOne({ picture, title, text }: Props) {
  return (
    <StatePanel
      isBare
      className="p-0! [background-image:none]!"
      picture={<StatePicture name={picture} />}
      title={title}
      text={text}
    />
  );
}

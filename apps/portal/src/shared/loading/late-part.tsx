import { type ComponentType, use } from 'react';
import { loadChunk } from './chunk.ts';

/** A part whose code travels by itself; once it has come, it is drawn without a pause. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  function come(): Promise<void> {
    coming ??= loadChunk(load).then((part) => {
      Part = part;
    });
    return coming;
  }
  function LatePart(props: Props) {
    if (!Part) use(come());
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(LatePart, { come });
}

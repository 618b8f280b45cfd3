import { useLayoutEffect, useRef } from 'react';
import type { Figure } from '../stage/figure.ts';

type Props<Value> = {
  figure: Figure<Value>;
  /** The same function for as long as the words are the same. */
  say: (value: Value) => string;
};

/** A figure that changes with every shot: written past React, which would look for it through the page. */
export function Written<Value>({ figure, say }: Props<Value>) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const line = document.createTextNode('');
    place.current?.append(line);
    const said = new Map<Value, string>();
    const write = () => {
      const value = figure.read();
      const words = said.get(value) ?? say(value);
      said.set(value, words);
      line.data = words;
    };
    write();
    const forget = figure.watch(write);
    return () => {
      forget();
      line.remove();
    };
  }, [figure, say]);
  return <span ref={place} />;
}

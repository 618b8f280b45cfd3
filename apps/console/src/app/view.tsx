import { lazyRouteComponent, type RouteComponent, useParams } from '@tanstack/react-router';

/** A page's component, loaded when it is first shown or about to be. */
export type View = RouteComponent;

const NEW = 'new';

/**
 * A page by its module and name. What stands in its address, `$code`, comes as properties; `new` is the
 * empty page of one to be added.
 */
export function from<Module, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  given: Record<string, string> = {},
): View {
  const Loaded: View = lazyRouteComponent(load as () => Promise<Record<string, View>>, name);
  function Shown() {
    const params: Record<string, string | undefined> = useParams({ strict: false });
    const known = Object.entries(params).map(([key, value]) => [key, value === NEW ? '' : value]);
    return (
      <Loaded key={Object.values(params).join('/')} {...Object.fromEntries(known)} {...given} />
    );
  }
  return Object.assign(Shown, { preload: () => Loaded.preload?.() });
}

/** Pages by their names: each is what its module exports under that name. */
export function viewsOf<Loads extends { [Name in keyof Loads]: Load<Name> }>(loads: Loads) {
  const views = Object.entries<Load<string>>(loads).map(([name, load]) => [name, from(load, name)]);
  return Object.fromEntries(views) as { [Name in keyof Loads]: View };
}

type Load<Name extends PropertyKey> = () => Promise<Record<Name, unknown>>;

import { useVendorName } from '../../shared/games/vendor-names.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The vendor a list is narrowed to; the house's own slots have a name of their own. */
export function useVendorTitle(vassalage: string | undefined): string | undefined {
  const text = useText();
  const name = useVendorName(vassalage ?? '');
  if (!vassalage) return undefined;
  return vassalage === 'INHOUSE' ? text('catalogue.category.INHOUSE') : name;
}

import { catalogueKinds } from '@baize/contract';
import { useText } from '../../shared/words/use-text.ts';

/** A category of games as the menus call it. */
export function useCategoryWords(): (category: string) => string {
  const text = useText();
  return (category) => {
    const known = catalogueKinds.baseCategories.find((one) => one === category);
    return known ? text(`catalogue.category.${known}`) : category;
  };
}

import { type Output, systemOperator, systemPages } from '@baize/contract';
import { weakColours } from '@baize/ui/operator-theme';
import { z } from 'zod/mini';
import { editableOf } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

export type Look = Output<typeof systemPages.themePage>;
export type LookForm = SettingsForm<Look>;

const readable = systemPages.themePage.check(
  ...(['dark', 'light'] as const).flatMap((theme) =>
    (['brass', 'felt'] as const).map((name) =>
      z.refine<Look>((look) => !weakColours(theme, look[theme]).includes(name), {
        path: [theme, name],
        error: 'contrast',
      }),
    ),
  ),
);

/** A look that cannot be read is stopped here, and at the server as well. */
export const lookEditable = editableOf({
  shape: readable,
  read: systemOperator.readTheme,
  save: systemOperator.saveTheme,
});

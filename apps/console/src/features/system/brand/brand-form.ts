import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import type { BrandContent } from '../editables.ts';

/** The brand being edited, shared by the panels of its page. */
export type BrandForm = SettingsForm<BrandContent>;

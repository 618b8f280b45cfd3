import type { BrandContent } from './doors.ts';
import type { SettingsForm } from './use-settings.ts';

/** The brand being edited, shared by the panels of its page. */
export type BrandForm = SettingsForm<BrandContent>;

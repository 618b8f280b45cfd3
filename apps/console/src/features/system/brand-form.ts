import type { SettingsForm } from '../../shared/use-settings.ts';
import type { BrandContent } from './doors.ts';

/** The brand being edited, shared by the panels of its page. */
export type BrandForm = SettingsForm<BrandContent>;

export { type CsvColumn, toCsv } from '@baize/csv';
export { Button, type ButtonProps } from './actions/button.tsx';
export {
  type ButtonKind,
  type ButtonSize,
  type ButtonStyle,
  buttonClasses,
} from './actions/button-classes.ts';
export { CopyButton } from './actions/copy-button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton, TextLink, textLinkClasses } from './actions/link-button.tsx';
export { cx } from './cx.ts';
export { TimeText } from './dates/time-text.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export { type Chip, ChipGroup } from './fields/chip-group.tsx';
export { CodeInput } from './fields/code-input.tsx';
export { Field, type FieldProps, useFieldTies } from './fields/field.tsx';
export { FileDrop } from './fields/file-drop.tsx';
export { type FileLimits, type FileRefusal, sortFiles } from './fields/file-limits.ts';
export { MoneyDecimals, MoneyInput } from './fields/money-input.tsx';
export { NativeSelect, type Option } from './fields/native-select.tsx';
export {
  cleanNumber,
  NumberInput,
  type NumberInputProps,
  useWholeOnly,
  WholeOnly,
} from './fields/number-input.tsx';
export { PasswordInput } from './fields/password-input.tsx';
export { type RadioCard, RadioCards } from './fields/radio-cards.tsx';
export { Switch } from './fields/switch.tsx';
export { TextArea, TextInput, type TextInputProps } from './fields/text-input.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './layers/drawer.tsx';
export { MODAL_DELAY_MS, Modal, type ModalProps, type ModalSize } from './layers/modal.tsx';
export { Tooltip } from './layers/tooltip.tsx';
export { useWayBack, type WayBack, WayBackContext } from './layers/way-back.ts';
export { Avatar } from './pieces/avatar.tsx';
export { Badge, CountBadge, Tag, type Tone } from './pieces/badge.tsx';
export { EmptyLine } from './pieces/empty-line.tsx';
export { Money, type MoneyParts } from './pieces/money.tsx';
export { Figure, FigureRow, Panel } from './pieces/panel.tsx';
export { ProgressBar } from './pieces/progress-bar.tsx';
export { SectionHead } from './pieces/section-head.tsx';
export { LoadingRegion, Skeleton, SkeletonText } from './pieces/skeleton.tsx';
export { StatePanel } from './pieces/state-panel.tsx';
export {
  type Step,
  Stepper,
  type StepState,
  Timeline,
  type TimelineEntry,
} from './pieces/stepper.tsx';
export { type Tab, Tabs } from './pieces/tabs.tsx';
export { downloadCsv } from './table/download-csv.ts';
export { type Filter, FilterBar, type FilterState } from './table/filter-bar.tsx';
export { Pager } from './table/pager.tsx';
export { PHONE, useMedia } from './use-media.ts';
export { type UiWords, UiWordsProvider, useWords } from './words.tsx';

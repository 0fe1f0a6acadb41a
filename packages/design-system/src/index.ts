export { I18nProvider } from 'react-aria-components/I18nProvider'
export { RouterProvider } from 'react-aria-components'
export { Stack, type StackProps } from './layout/Stack.tsx'
export { Inline, type InlineProps } from './layout/Inline.tsx'
export { Grid, type GridProps } from './layout/Grid.tsx'
export { GridItem, type GridItemProps } from './layout/GridItem.tsx'
export { useIsNarrow } from './layout/useIsNarrow.ts'
export { useMedia } from './layout/useMedia.ts'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx'
export { IconButton, type IconButtonProps } from './components/Button/IconButton.tsx'
export { Card, type CardProps } from './components/Card/Card.tsx'
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './components/Dialog/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { ErrorDialog, type ErrorDialogProps } from './components/Dialog/ErrorDialog.tsx'
export { isModalOpen } from './components/Dialog/openModals.ts'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { Footer, type FooterProps } from './components/Footer/Footer.tsx'
export { Form, type FormProps } from './components/Form/Form.tsx'
export { Heading, type HeadingProps } from './components/Text/Heading.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { List, ListGroup, ListRow, type ListProps, type ListRowProps } from './components/List/List.tsx'
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion/LiveRegion.tsx'
export { Menu, type MenuProps } from './components/Menu/Menu.tsx'
export {
  MenuItem,
  MenuSection,
  type MenuItemProps,
  type MenuSectionProps,
} from './components/Menu/MenuItem.tsx'
export {
  Brand,
  NavigationBar,
  NavigationLabel,
  NavigationLink,
  type NavigationBarProps,
  type NavigationLinkProps,
} from './components/NavigationBar/NavigationBar.tsx'
export {
  NavigationButton,
  type NavigationButtonProps,
} from './components/NavigationBar/NavigationButton.tsx'
export {
  PageFrame,
  type PageFrameProps,
  type PageVariant,
} from './components/PageFrame/PageFrame.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx'
export {
  SegmentedChoice,
  type SegmentedChoiceProps,
  type SegmentedOption,
} from './components/SegmentedChoice/SegmentedChoice.tsx'
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { Table, type TableColumn, type TableProps } from './components/Table/Table.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { Time, type TimeProps } from './components/Time/Time.tsx'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { MarkIcon } from './icons/MarkIcon.tsx'
export { ArrowStartIcon, ChevronDownIcon, ChevronUpIcon } from './icons/arrows.tsx'
export { HandleIcon } from './icons/lists.tsx'
export {
  BellIcon,
  GlobeIcon,
  KeyIcon,
  LogOutIcon,
  MailIcon,
  MonitorIcon,
  MoonIcon,
  PersonIcon,
  SunIcon,
} from './icons/person.tsx'
export {
  ChecklistIcon,
  GridIcon,
  LayersIcon,
  MenuIcon,
  SearchIcon,
  SettingsIcon,
  SidePanelIcon,
  SparkleIcon,
} from './icons/places.tsx'
export {
  CheckIcon,
  CircleIcon,
  InfoIcon,
  MoreIcon,
  PlusIcon,
  SkipIcon,
  WaitIcon,
  WarningIcon,
} from './icons/signs.tsx'
export {
  CalendarIcon,
  ChartIcon,
  DownloadIcon,
  FileIcon,
  FlameIcon,
  PencilIcon,
  TrashIcon,
} from './icons/things.tsx'
export { AnchoredMenu, type AnchoredMenuProps } from './components/AnchoredMenu/AnchoredMenu.tsx'
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export {
  BottomBar,
  BottomBarButton,
  BottomBarLink,
  type BottomBarButtonProps,
  type BottomBarLinkProps,
  type BottomBarProps,
} from './components/BottomBar/BottomBar.tsx'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { ChipGroup, type ChipGroupProps } from './components/ChipGroup/ChipGroup.tsx'
export {
  CommandPalette,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette.tsx'
export type { DayLevel } from './components/DayStrip/DayMark.tsx'
export { DayStrip, type DayStripDay, type DayStripProps } from './components/DayStrip/DayStrip.tsx'
export { DayStripSkeleton } from './components/DayStrip/DayStripSkeleton.tsx'
export { DateStepper, type DateStepperProps } from './components/DateStepper/DateStepper.tsx'
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx'
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx'
export { Legend, type LegendProps } from './components/Legend/Legend.tsx'
export { MonthGrid, type MonthGridProps } from './components/MonthGrid/MonthGrid.tsx'
export { ProgressRing, type ProgressRingProps } from './components/ProgressRing/ProgressRing.tsx'
export { Picture, type PictureProps } from './components/Picture/Picture.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup.tsx'
export { ReorderList, type ReorderListProps } from './components/ReorderList/ReorderList.tsx'
export { orderedItem } from './components/ReorderList/orderedItem.ts'
export {
  ReorderInPlace,
  type ReorderInPlaceProps,
} from './components/ReorderList/ReorderInPlace.tsx'
export { Showcase, type ShowcaseProps } from './components/Showcase/Showcase.tsx'
export { Sidebar, type SidebarProps } from './components/Sidebar/Sidebar.tsx'
export { SidebarPlaceholder } from './components/Sidebar/SidebarPlaceholder.tsx'
export {
  SidebarButton,
  SidebarLink,
  SidebarSection,
  type SidebarButtonProps,
  type SidebarLinkProps,
} from './components/Sidebar/SidebarEntries.tsx'
export { ToastRegion, type ToastRegionProps } from './components/Toast/ToastRegion.tsx'
export { Toasts, type ToastContent } from './components/Toast/toasts.ts'
export { YearGrid, type YearGridProps } from './components/YearGrid/YearGrid.tsx'

export { I18nProvider } from 'react-aria-components/I18nProvider'
export { RouterProvider } from 'react-aria-components'
export { Stack } from './layout/Stack.tsx'
export { Inline } from './layout/Inline.tsx'
export { Grid } from './layout/Grid.tsx'
export { GridItem } from './layout/GridItem.tsx'
export { useIsNarrow, useMedia } from './layout/useMedia.ts'
export { Banner } from './components/Banner/Banner.tsx'
export { Button } from './components/Button/Button.tsx'
export { ButtonLink } from './components/Button/ButtonLink.tsx'
export { IconButton } from './components/Button/IconButton.tsx'
export { Card } from './components/Card/Card.tsx'
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx'
export { ConfirmDialog } from './components/Dialog/ConfirmDialog.tsx'
export { Dialog } from './components/Dialog/Dialog.tsx'
export { ErrorDialog } from './components/Dialog/ErrorDialog.tsx'
export { isModalOpen } from './components/Dialog/openModals.ts'
export { EmptyState } from './components/EmptyState/EmptyState.tsx'
export { Footer } from './components/Footer/Footer.tsx'
export { Form } from './components/Form/Form.tsx'
export { Heading } from './components/Text/Heading.tsx'
export { Link } from './components/Link/Link.tsx'
export { List, ListGroup, ListRow } from './components/List/List.tsx'
export { LiveRegion } from './components/LiveRegion/LiveRegion.tsx'
export { Menu, type MenuProps } from './components/Menu/Menu.tsx'
export { MenuItem, MenuSection } from './components/Menu/MenuItem.tsx'
export {
  Brand,
  NavigationBar,
  NavigationLabel,
  NavigationLink,
} from './components/NavigationBar/NavigationBar.tsx'
export { NavigationButton } from './components/NavigationBar/NavigationButton.tsx'
export { PageFrame, type PageVariant } from './components/PageFrame/PageFrame.tsx'
export { PageHeader } from './components/PageHeader/PageHeader.tsx'
export { Pagination } from './components/Pagination/Pagination.tsx'
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx'
export {
  SegmentedChoice,
  type SegmentedOption,
} from './components/SegmentedChoice/SegmentedChoice.tsx'
export { Skeleton, SkeletonGroup } from './components/Skeleton/Skeleton.tsx'
export { Spinner } from './components/Spinner/Spinner.tsx'
export { Table, type TableColumn } from './components/Table/Table.tsx'
export { Text } from './components/Text/Text.tsx'
export { TextArea } from './components/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { Time } from './components/Time/Time.tsx'
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
export { AnchoredMenu } from './components/AnchoredMenu/AnchoredMenu.tsx'
export { Avatar } from './components/Avatar/Avatar.tsx'
export { Badge } from './components/Badge/Badge.tsx'
export { BottomBar, BottomBarButton, BottomBarLink } from './components/BottomBar/BottomBar.tsx'
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Checkbox } from './components/Checkbox/Checkbox.tsx'
export { ChipGroup } from './components/ChipGroup/ChipGroup.tsx'
export { CommandPalette } from './components/CommandPalette/CommandPalette.tsx'
export type { DayLevel } from './components/DayStrip/DayMark.tsx'
export { DayStrip } from './components/DayStrip/DayStrip.tsx'
export { DayStripSkeleton } from './components/DayStrip/DayStripSkeleton.tsx'
export { DateStepper } from './components/DateStepper/DateStepper.tsx'
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx'
export { Kbd } from './components/Kbd/Kbd.tsx'
export { Legend } from './components/Legend/Legend.tsx'
export { MonthGrid } from './components/MonthGrid/MonthGrid.tsx'
export { ProgressRing } from './components/ProgressRing/ProgressRing.tsx'
export { Picture } from './components/Picture/Picture.tsx'
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export { ReorderList } from './components/ReorderList/ReorderList.tsx'
export { orderedItem } from './components/ReorderList/orderedItem.ts'
export { ReorderInPlace } from './components/ReorderList/ReorderInPlace.tsx'
export { Showcase } from './components/Showcase/Showcase.tsx'
export { Sidebar } from './components/Sidebar/Sidebar.tsx'
export { SidebarPlaceholder } from './components/Sidebar/SidebarPlaceholder.tsx'
export { SidebarButton, SidebarLink, SidebarSection } from './components/Sidebar/SidebarEntries.tsx'
export { ToastRegion } from './components/Toast/ToastRegion.tsx'
export { Toasts, type ToastContent } from './components/Toast/toasts.ts'
export { YearGrid } from './components/YearGrid/YearGrid.tsx'

export { I18nProvider } from 'react-aria-components/I18nProvider'
export { RouterProvider } from 'react-aria-components'
export { Stack } from './layout/Stack.tsx'
export { Inline } from './layout/Inline.tsx'
export { Grid } from './layout/Grid.tsx'
export { Columns } from './layout/Columns.tsx'
export { ControlPlace } from './layout/ControlPlace.tsx'
export { GridItem } from './layout/GridItem.tsx'
export { useIsNarrow, useMedia } from './layout/useMedia.ts'
export { AddCard } from './components/AddCard/AddCard.tsx'
export { AddField } from './components/AddField/AddField.tsx'
export { Banner } from './components/Banner/Banner.tsx'
export { Button } from './components/Button/Button.tsx'
export { ButtonLink } from './components/Button/ButtonLink.tsx'
export { IconButton, IconButtonShape } from './components/Button/IconButton.tsx'
export { Card } from './components/Card/Card.tsx'
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './components/Dialog/ConfirmDialog.tsx'
export { Dialog, DialogActions } from './components/Dialog/Dialog.tsx'
export { ErrorDialog } from './components/Dialog/ErrorDialog.tsx'
export { isModalOpen } from './components/Dialog/openModals.ts'
export { EmptyState } from './components/EmptyState/EmptyState.tsx'
export { Footer } from './components/Footer/Footer.tsx'
export { Form } from './components/Form/Form.tsx'
export { Dot } from './components/Text/Dot.tsx'
export { Heading } from './components/Text/Heading.tsx'
export { LeadHeader, type LeadHeaderProps } from './components/LeadHeader/LeadHeader.tsx'
export { Link } from './components/Link/Link.tsx'
export { List, ListRow } from './components/List/List.tsx'
export {
  ListCard,
  ListCardFold,
  ListCardFooter,
  ListCardMenuButton,
  ListCardNote,
  ListCardText,
} from './components/ListCard/ListCard.tsx'
export { announce } from './components/LiveRegion/announcements.ts'
export { Announcer } from './components/LiveRegion/Announcer.tsx'
export { keepFocus } from './keptFocus.ts'
export { LiveRegion } from './components/LiveRegion/LiveRegion.tsx'
export { Menu } from './components/Menu/Menu.tsx'
export { MenuPopover, type MenuPopoverProps } from './components/Menu/MenuPopover.tsx'
export { MenuTrigger } from './components/Menu/MenuTrigger.tsx'
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
export { SegmentedChoice } from './components/SegmentedChoice/SegmentedChoice.tsx'
export { RowTable, type RowTableColumn } from './components/RowTable/RowTable.tsx'
export { Skeleton, SkeletonGroup } from './components/Skeleton/Skeleton.tsx'
export { Spinner } from './components/Spinner/Spinner.tsx'
export { Table, type TableColumn } from './components/Table/Table.tsx'
export { Text } from './components/Text/Text.tsx'
export { Name, Strong, Words } from './components/Text/Words.tsx'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { Time } from './components/Time/Time.tsx'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { WayBack } from './components/WayBack/WayBack.tsx'
export { MarkIcon } from './icons/MarkIcon.tsx'
export {
  ArrowStartIcon,
  ChevronDownIcon,
  ChevronStartIcon,
  ChevronUpIcon,
} from './icons/arrows.tsx'
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
  HistoryIcon,
  LayersIcon,
  SearchIcon,
  SettingsIcon,
  SparkleIcon,
} from './icons/places.tsx'
export {
  BackIcon,
  CheckIcon,
  CircleIcon,
  InfoIcon,
  MoreIcon,
  PlusIcon,
  SkipIcon,
  WarningIcon,
} from './icons/signs.tsx'
export {
  ArchiveIcon,
  CalendarIcon,
  ChartIcon,
  DownloadIcon,
  DropIcon,
  FileIcon,
  PencilIcon,
  ShareIcon,
  TrashIcon,
} from './icons/things.tsx'
export { Avatar } from './components/Avatar/Avatar.tsx'
export { Badge } from './components/Badge/Badge.tsx'
export { BottomBar, BottomBarButton, BottomBarLink } from './components/BottomBar/BottomBar.tsx'
export { BottomBarPlaceholder } from './components/BottomBar/BottomBarPlaceholder.tsx'
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { ChoiceRow, type RowChoice } from './components/ChoiceRow/ChoiceRow.tsx'
export { ChoiceRowName, type ChoiceRowNameLook } from './components/ChoiceRow/ChoiceRowName.tsx'
export { WaitingRow } from './components/ChoiceRow/WaitingRow.tsx'
export { ChoiceRowSkeleton } from './components/ChoiceRow/ChoiceRowSkeleton.tsx'
export { Checkbox } from './components/Checkbox/Checkbox.tsx'
export { ChipGroup } from './components/ChipGroup/ChipGroup.tsx'
export { Column } from './components/Column/Column.tsx'
export { CommandPalette } from './components/CommandPalette/CommandPalette.tsx'
export { DayHeader } from './components/DayHeader/DayHeader.tsx'
export { DayStrip, DayStripPlaceholder } from './components/DayStrip/DayStrip.tsx'
export type { Arc } from './components/ArcRing/arc.ts'
export { ArcRing } from './components/ArcRing/ArcRing.tsx'
export { DateStepper } from './components/DateStepper/DateStepper.tsx'
export { FactList } from './components/FactList/FactList.tsx'
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx'
export { Kbd } from './components/Kbd/Kbd.tsx'
export { LineCard, LineField, type LineFieldProps } from './components/LineCard/LineCard.tsx'
export { MonthGrid } from './components/MonthGrid/MonthGrid.tsx'
export { Picture } from './components/Picture/Picture.tsx'
export { Thumbnail } from './components/Picture/Thumbnail.tsx'
export { PosterSign } from './components/Poster/PosterSign.tsx'
export { Poster, PosterText, Quotation } from './components/Poster/Poster.tsx'
export { PosterField, type PosterFieldProps } from './components/Poster/PosterField.tsx'
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export { ReorderHandle } from './components/ReorderList/ReorderHandle.tsx'
export { ReorderList } from './components/ReorderList/ReorderList.tsx'
export { ReorderInPlace } from './components/ReorderList/ReorderInPlace.tsx'
export { Swatches } from './components/Swatches/Swatches.tsx'
export { ControlRow } from './components/RowGroup/ControlRow.tsx'
export { FoldRow } from './components/RowGroup/FoldRow.tsx'
export { GroupRow } from './components/RowGroup/GroupRow.tsx'
export { QuietAction } from './components/RowGroup/QuietAction.tsx'
export { RowGroup } from './components/RowGroup/RowGroup.tsx'
export { RowSection } from './components/RowGroup/RowSection.tsx'
export { SelectRow } from './components/RowGroup/SelectRow.tsx'
export { SwitchRow } from './components/RowGroup/SwitchRow.tsx'
export { SwipeRows } from './components/SwipeRows/SwipeRows.tsx'
export { PagePartsProvider, usePageParts } from './pageParts.tsx'
export { buttonBeside } from './partsBeside.ts'
export { Showcase } from './components/Showcase/Showcase.tsx'
export { Sidebar } from './components/Sidebar/Sidebar.tsx'
export { SidebarSign } from './components/Sidebar/SidebarSign.tsx'
export { SidebarPlaceholder } from './components/Sidebar/SidebarPlaceholder.tsx'
export { SidebarButton, SidebarLink, SidebarSection } from './components/Sidebar/SidebarEntries.tsx'
export { ToastRegion } from './components/Toast/ToastRegion.tsx'
export { Toasts, type ToastContent } from './components/Toast/toasts.ts'
export { type HueName, listHueNames, type ListHue } from './theme/hueNames.ts'
export type { RowFact } from './components/UnfoldingRow/rowFact.ts'
export { UnfoldingRow } from './components/UnfoldingRow/UnfoldingRow.tsx'
export { WeekdayChoice } from './components/WeekdayChoice/WeekdayChoice.tsx'
export { YearGrid } from './components/YearGrid/YearGrid.tsx'
export { YearPicture, type YearPictureProps } from './components/YearPicture/YearPicture.tsx'
export {
  type YearPictureContent,
  yearPictureFile,
} from './components/YearPicture/drawYearPicture.ts'
export { YearScale } from './components/YearGrid/YearScale.tsx'
export { YearRow, YearRows } from './components/YearRow/YearRow.tsx'

// The dialog in a chunk of its own: react-aria's dialogs bring its menus with them.
export { ConfirmDialog as LeaveQuestion } from '@daymark/design-system'

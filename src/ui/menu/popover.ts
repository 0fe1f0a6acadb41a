// A file of its own, so that the popover and its list are loaded with the first menu that opens.
export { MenuPopover } from '@daymark/design-system'

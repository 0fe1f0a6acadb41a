import { globalStyle } from '@vanilla-extract/css'
import type { ColorRole } from '../packages/design-system/src/theme/colors.ts'
import { vars } from '../packages/design-system/src/theme/contract.css.ts'

// The ground under a story is a page's; Storybook's own white would hide a dark theme.
globalStyle('.sb-show-main, .docs-story', {
  background: vars.color.surface,
  color: vars.color.text,
})
// The reset takes the markers from lists; documentation wants them back.
globalStyle('.sbdocs-content > ol', { listStyleType: 'decimal' })
globalStyle('.sbdocs-content > ul', { listStyleType: 'disc' })
globalStyle(':root[data-motion="none"]', {
  vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s' },
})
globalStyle('[data-motion="none"] *', { animation: 'none !important' })
// Storybook's own switches are too faint to be read, in both themes.
globalStyle('.docblock-argstable label[for^="control-"] span', { color: vars.color.text })

/** Returns what a system that forces its colours shows in place of a role. The theme decides whether that is light or dark. */
function systemColor(role: ColorRole): string {
  if (role === 'textDisabled') return 'GrayText'
  if (role === 'focus') return 'Highlight'
  if (role === 'shadow') return 'transparent'
  return /^on[A-Z]|text|^border|^success$|^warning$/i.test(role) ? 'CanvasText' : 'Canvas'
}

// The browser alone can force colours. Components show the same through their roles and their own rules for it.
const roles = Object.keys(vars.color) as ColorRole[]
globalStyle(':root:root[data-held-forcedcolors]', {
  vars: Object.fromEntries(roles.map((role) => [vars.color[role], systemColor(role)])),
})

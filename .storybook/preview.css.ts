import { globalStyle } from '@vanilla-extract/css'
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

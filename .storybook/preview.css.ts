import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../packages/design-system/src/theme/contract.css.ts'

// The ground under a story is a page's; Storybook's own white would hide a dark theme.
globalStyle('.sb-show-main, .docs-story', {
  background: vars.color.surface,
  color: vars.color.text,
})
// The reset takes the markers from lists; documentation wants them back.
globalStyle('ol.sbdocs', { listStyleType: 'decimal' })
globalStyle('ul.sbdocs', { listStyleType: 'disc' })
globalStyle(':root[data-motion="none"]', {
  vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s' },
})
globalStyle('[data-motion="none"] *', { animation: 'none !important' })

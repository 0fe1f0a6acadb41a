import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const theme = create({
  base: 'light',
  brandTitle: 'Design system',
  brandUrl: './',
  appBorderRadius: 8,
  inputBorderRadius: 8,
  colorPrimary: '#3350c8',
  colorSecondary: '#3350c8',
})

addons.setConfig({ theme })

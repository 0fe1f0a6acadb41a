import { globalLayer } from '@vanilla-extract/css'

// Component styles stay outside the layers: they win without counting selectors.
export const reset = globalLayer('reset')
export const tokens = globalLayer('tokens')

import { style } from '@vanilla-extract/css'
import { fontFamily } from '../../theme/tokens.ts'

export const quoted = style({ fontFamily: fontFamily.quoted })

import * as z from 'zod/mini'

/** The length of a mailed code (spec section 9). */
export const codeLength = 6

/** A sign-in code or verification key: exactly 6 characters (spec section 5). */
export const codeSchema = z.string().check(z.length(codeLength))

/** The name of a module, option, widget or passkey: 1 to 50 characters (spec section 5). */
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(50))

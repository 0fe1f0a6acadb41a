import { lazyPart } from '../../lazyPart.tsx'

const CookiesNeeded = lazyPart(async () => (await import('./CookiesNeeded.tsx')).CookiesNeeded)

/** Says that logging in needs cookies where the browser blocks them (docs/product.md#8-18). */
export const CookieNotice = () => (navigator.cookieEnabled ? null : <CookiesNeeded />)

/** Headers of every response, from here and from the web servers that the build writes rules for. */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** What `HSTS_SUBDOMAINS=1` adds to `Strict-Transport-Security`. Other programs of the domain may not have https. */
export const hstsSubdomains = '; includeSubDomains'

/** The policy of data: nothing in it may run, load or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Lets a script that runs as a worker ask its own origin only. In a page the page's policy counts. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

export const cachedForEver = 'public, max-age=31536000, immutable'

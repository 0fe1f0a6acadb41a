import { after, type Breakage } from './breakage.ts'

/** What a backend may do differently: no promise may notice it. */
export const harmlessDifferences: Omit<Breakage, 'named'>[] = [
  {
    what: 'another cookie is set beside csrftoken',
    concerns: ({ path }) => path === '/api/v1/csrf/',
    breaks: after(({ headers }) => {
      const cookies = headers.getSetCookie()
      headers.delete('set-cookie')
      for (const cookie of [
        'django_language=nl; Path=/',
        ...cookies,
        'theme=dark; Path=/; HttpOnly',
      ])
        headers.append('set-cookie', cookie)
    }),
  },
  {
    what: 'cookies are Partitioned',
    concerns: ({ path }) => path === '/api/v1/csrf/' || path.startsWith('/_allauth/'),
    breaks: after(({ headers }) => {
      const cookies = headers.getSetCookie()
      headers.delete('set-cookie')
      for (const cookie of cookies) headers.append('set-cookie', `${cookie}; Partitioned`)
    }),
  },
  {
    what: 'errors are application/problem+json',
    concerns: ({ path }) => path.startsWith('/api/v1/'),
    breaks: after(({ status, headers }) => {
      if (status >= 400) headers.set('content-type', 'application/problem+json')
    }),
  },
]

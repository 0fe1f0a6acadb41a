import { type ComponentType, lazy } from 'react'

/** A part of the frame that only signed-in people load, together with the queries it asks. */
export function lazySignedIn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part, { PersonalQueries }] = await Promise.all([
      load(),
      import('../app/PersonalQueries.tsx'),
    ])
    function SignedInPart(props: Props) {
      return (
        <PersonalQueries>
          <Part {...props} />
        </PersonalQueries>
      )
    }
    return { default: SignedInPart }
  })
}

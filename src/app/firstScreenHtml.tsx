import { renderToStaticMarkup } from 'react-dom/server'
import { FirstScreen } from './FirstScreen.tsx'

/** The first screen as static HTML, for the build. */
export const html = renderToStaticMarkup(<FirstScreen />)

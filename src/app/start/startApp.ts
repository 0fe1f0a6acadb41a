import { startTexts } from './startTexts.ts'

/** Loads React, the texts and the app, each with an import of its own: short tasks leave a slow phone free to answer in between. */
export async function startApp(root: Element): Promise<void> {
  const [{ createRoot }, { renderApp }] = await Promise.all([
    import('react-dom/client'),
    import('./renderApp.tsx'),
    startTexts(),
  ])
  await renderApp(root, createRoot(root))
}

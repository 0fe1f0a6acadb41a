import { startTexts } from './startTexts.ts'

/** Loads React and the texts, and then the app, in tasks of their own: a slow phone is free to answer in between. */
export async function startApp(root: Element): Promise<void> {
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), startTexts()])
  await nextTask()
  const { renderApp } = await import('./renderApp.tsx')
  await nextTask()
  await renderApp(root, createRoot(root))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

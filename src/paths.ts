import { generatePath, type PathParam } from 'react-router-dom'
import { type RouteName, routes } from './routes.ts'

type Id = string | number

/** An address as it is, or what makes one of its parameters. */
type PathTo<Path extends string> = [PathParam<Path>] extends [never]
  ? Path
  : (params: Record<PathParam<Path>, Id>) => string

function pathTo(path: string) {
  if (!path.includes(':')) return path
  return (params: Record<string, Id>) =>
    generatePath(
      path,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    )
}

/** Every URL of the app. Values are encoded; `kind` is a kind's URL segment such as `daily-todos`. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, pathTo(path)]),
) as { [Name in RouteName]: PathTo<(typeof routes)[Name]['path']> }

/** Returns the id of a widget's place on the dashboard; `kind` is the key of its kind. */
export const widgetAnchor = (kind: string, widgetId: Id) => `${kind}-${widgetId}`

/** Returns a widget's place on the dashboard. */
export const dashboardWidgetPath = (kind: string, widgetId: Id) =>
  `${paths.dashboard}#${widgetAnchor(kind, widgetId)}`

/** Returns the id of a to-do's place on the page of its list in the history. */
export const historyAnchor = (optionId: Id) => `todo-${optionId}`

/** Returns a to-do's place on the page of its list in the history. */
export const todoHistoryPath = (moduleId: Id, optionId: Id) =>
  `${paths.historyOfList({ moduleId })}#${historyAnchor(optionId)}`

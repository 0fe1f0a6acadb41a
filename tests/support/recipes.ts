import { parse } from 'yaml'

/** The commands of the recipes in contracts/ci, in their order, each with its environment. */
export interface RecipeStep {
  job: string
  run: string
  env: Record<string, string>
}

interface GitHubJob {
  steps: { run?: string; uses?: string; env?: Record<string, string> }[]
}
interface GitHub {
  env: Record<string, string>
  jobs: Record<string, GitHubJob>
}
interface GitLabJob {
  script?: string[]
  variables?: Record<string, string>
}

const isGitHub = (recipe: unknown): recipe is GitHub =>
  typeof recipe === 'object' && recipe !== null && 'jobs' in recipe

/** Throws if the text is not YAML. */
export function stepsOf(text: string): RecipeStep[] {
  const recipe = parse(text) as GitHub | Record<string, GitLabJob>
  if (isGitHub(recipe)) {
    return Object.entries(recipe.jobs).flatMap(([job, { steps }]) =>
      steps.flatMap(({ run, env }) =>
        run === undefined ? [] : [{ job, run, env: { ...recipe.env, ...env } }],
      ),
    )
  }
  const common = (recipe['variables'] ?? {}) as Record<string, string>
  return Object.entries(recipe).flatMap(([job, { script = [], variables = {} }]) =>
    script.map((run) => ({ job, run, env: { ...common, ...variables } })),
  )
}

/** Returns the actions of others that a recipe for GitHub uses. */
export function actionsOf(text: string): string[] {
  const recipe: unknown = parse(text)
  if (!isGitHub(recipe)) return []
  return Object.values(recipe.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
}

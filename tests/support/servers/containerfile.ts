import { readFileSync } from 'node:fs'

/** The commands of a Containerfile when the container runs. Building it needs more than this machine has. */
export interface Containerfile {
  user: string | undefined
  /** What ENV sets last for each name. */
  env: Record<string, string>
  volumes: string[]
  command: string[]
  healthCheck: string[]
}

/** Throws where CMD or HEALTHCHECK is missing. */
export function readContainerfile(file: string): Containerfile {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')
  const all = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
  const list = (text: string | undefined) =>
    JSON.parse(/\[.*\]$/.exec(text ?? '')?.[0] ?? '') as string[]
  return {
    user: all('USER').at(-1),
    env: Object.fromEntries(
      all('ENV').flatMap((line) =>
        [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    ),
    volumes: all('VOLUME'),
    command: list(all('CMD').at(-1)),
    healthCheck: list(all('HEALTHCHECK').at(-1)),
  }
}

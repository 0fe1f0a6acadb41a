/** Deeper than anything that is ever sent, and far from what could exhaust the stack. */
const deepest = 64

/** Parses JSON as `JSON.parse` does. Throws if the text is not JSON or is nested too deeply. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError(`More than ${deepest} levels deep`)
  return JSON.parse(text) as unknown
}

function depthOf(text: string): number {
  const withoutTexts = text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/gs, '')
  let depth = 0
  let most = 0
  for (const [sign] of withoutTexts.matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    most = Math.max(most, depth)
  }
  return most
}

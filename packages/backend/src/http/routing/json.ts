/** Deeper than anything that is ever sent, and far from what could exhaust the stack. */
const deepest = 64

/** Parses JSON as `JSON.parse` does. Throws if the text is not JSON or is nested too deeply. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError(`More than ${deepest} levels deep`)
  return JSON.parse(text) as unknown
}

/** Looks at each character once: a stranger's body must not keep the process busy. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let isText = false
  let isEscaped = false
  for (const sign of text) {
    if (isEscaped) isEscaped = false
    else if (sign === '\\') isEscaped = true
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '[' || sign === '{') most = Math.max(most, (depth += 1))
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return most
}

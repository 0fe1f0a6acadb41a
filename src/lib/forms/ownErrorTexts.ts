/** Codes that only one kind of module has, with the key of their text in its catalogue. */
const ownKeys = new Map<string, string>()

/**
 * Gives codes that only `namespace` knows the texts `errors.<code>` of its catalogue; a code that every form
 * knows keeps its text. Throws for a code that has the text of another namespace already.
 */
export function addErrorTexts(namespace: string, codes: readonly string[]): void {
  for (const code of codes) {
    const ownKey = `${namespace}:errors.${code}`
    if ((ownKeys.get(code) ?? ownKey) !== ownKey) {
      throw new Error(`The error code ${code} has a text already`)
    }
    ownKeys.set(code, ownKey)
  }
}

export function ownKeyOf(code: string): string | undefined {
  return ownKeys.get(code)
}
